// Cuts the person out of a photo with the optional package, in a task process of its own because it needs the most memory.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { cutOut } from '../photo/cut-out.ts';
import { readRaster, writeRaster } from '../photo/raster.ts';
import { type BackgroundRemoval, loadBackgroundRemoval, segmentPerson } from './background-removal.ts';
import type { CutOutOutput, PackageInput } from './photo-cut-out.ts';

export const cutOutWith = async (
  { photo, folder, person }: PackageInput,
  removal: BackgroundRemoval,
): Promise<CutOutOutput> => {
  const picture = await readRaster(photo);
  await writeRaster(person, cutOut(picture, await segmentPerson(removal, folder, picture)));
  return { sure: true };
};

const photoCutOut: TaskRun<PackageInput, CutOutOutput> = async (input) =>
  cutOutWith(input, await loadBackgroundRemoval());

export default photoCutOut;
