// Cuts the person out of a photo by colour, if person and background differ enough, in a task process.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { cutOut } from '../photo/cut-out.ts';
import { unflatten } from '../photo/likeness.ts';
import { outlinePerson } from '../photo/outline-person.ts';
import { readRaster, writeRaster } from '../photo/raster.ts';
import type { CutOutOutput, OutlineInput } from './photo-cut-out.ts';

const photoOutline: TaskRun<OutlineInput, CutOutOutput> = async ({ photo, landmarks, person }) => {
  const picture = await readRaster(photo);
  const { cover, uncertainty: doubt } = outlinePerson(picture, unflatten(landmarks));
  const sure = doubt < 1;
  if (sure) {
    await writeRaster(person, cutOut(picture, cover));
  }
  return { sure };
};

export default photoOutline;
