// Cuts the person out of a prepared photo by the optional package, in a child of its own: it takes more memory than all else.
import type { TaskRun } from '../../kernel/workbench.ts';
import { cutOut } from '../../studio/photo/cut-out.ts';
import { readRaster, writeRaster } from '../../studio/photo/raster.ts';
import { CUT_OUT_PACKAGE, type CutOutPackage } from './cut-out-package.ts';
import type { CutOutInput, CutOutOutput } from './photo-cut-out.ts';

const photoCutOut: TaskRun<CutOutInput, CutOutOutput> = async ({ photo, person }) => {
  const { removeBackground } = (await import(CUT_OUT_PACKAGE)) as CutOutPackage;
  const picture = await readRaster(photo);
  const { width, height, rgba } = picture;
  const blob = new Blob([new Uint8Array(rgba)], { type: `image/x-rgba8;width=${width};height=${height}` });
  const answer = await removeBackground(blob, { model: 'medium', output: { format: 'image/x-rgba8', quality: 1 } });
  const covered = new Uint8Array(await answer.arrayBuffer());
  const cover = Float32Array.from({ length: width * height }, (_, i) => covered[i * 4 + 3]! / 255);
  await writeRaster(person, cutOut(picture, cover));
  return { sure: true };
};

export default photoCutOut;
