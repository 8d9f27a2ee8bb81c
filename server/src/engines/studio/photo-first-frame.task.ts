// Composes a photographed presenter's first frame in a child process.
import { writeFile } from 'node:fs/promises';
import type { TaskRun } from '../../kernel/workbench.ts';
import { markedPng } from '../../media/origin.ts';
import { composePhoto, readPresenter } from '../../studio/photo/compose.ts';
import { canvasOf } from '../../studio/photo/raster.ts';
import type { PhotoFirstFrameInput, PhotoFirstFrameOutput } from './photo-first-frame.ts';

const photoFirstFrame: TaskRun<PhotoFirstFrameInput, PhotoFirstFrameOutput> = async ({
  likeness,
  files,
  scene,
  image,
}) => {
  const presenter = await readPresenter(likeness, files);
  const { width, height, rgba } = composePhoto(presenter, { width: 720, height: 1280, scene });
  await writeFile(image, markedPng(await canvasOf({ width, height, rgba }).encode('png'), 'compositeSynthetic'));
  return { recipe: { ...presenter.likeness, scene } };
};

export default photoFirstFrame;
