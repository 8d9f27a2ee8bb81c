// Composes a photographed presenter's first frame in a child process.
import { writeFile } from 'node:fs/promises';
import type { TaskRun } from '../../kernel/workbench.ts';
import { markedPng } from '../../media/origin.ts';
import { composePhoto } from '../../studio/photo/compose.ts';
import { parsePhotoLikeness } from '../../studio/photo/likeness.ts';
import { lookInScene } from '../../studio/photo/look.ts';
import { canvasOf, readRaster } from '../../studio/photo/raster.ts';
import type { PhotoFirstFrameInput, PhotoFirstFrameOutput } from './photo-first-frame.ts';

const photoFirstFrame: TaskRun<PhotoFirstFrameInput, PhotoFirstFrameOutput> = async (input) => {
  const likeness = parsePhotoLikeness(input.likeness);
  const recipe = { ...likeness, look: lookInScene(input.scene, likeness.look) };
  const still = composePhoto(await readRaster(input.photo), recipe, 720, 1280);
  await writeFile(input.image, markedPng(await canvasOf(still).encode('png'), 'compositeSynthetic'));
  return { recipe };
};

export default photoFirstFrame;
