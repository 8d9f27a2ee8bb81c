// Cuts the person out of a prepared photo by the optional package, in a child of its own: it takes more memory than all else.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { cutOut } from '../photo/cut-out.ts';
import { readRaster, writeRaster } from '../photo/raster.ts';
import { coverByPackage } from './cut-out-package.ts';
import type { CutOutOutput, PackageInput } from './photo-cut-out.ts';

const photoCutOut: TaskRun<PackageInput, CutOutOutput> = async ({ photo, folder, person }) => {
  const picture = await readRaster(photo);
  await writeRaster(person, cutOut(picture, await coverByPackage(folder, picture)));
  return { sure: true };
};

export default photoCutOut;
