// Cuts the person out of a prepared photo by its colours, where they tell person and place apart, in a child process.
import type { TaskRun } from '../../kernel/workbench.ts';
import { cutOut } from '../../studio/photo/cut-out.ts';
import { unflatten } from '../../studio/photo/likeness.ts';
import { outlinePerson } from '../../studio/photo/outline-person.ts';
import { readRaster, writeRaster } from '../../studio/photo/raster.ts';
import type { CutOutOutput, OutlineInput } from './photo-cut-out.ts';

const photoOutline: TaskRun<OutlineInput, CutOutOutput> = async ({ photo, landmarks, person }) => {
  const picture = await readRaster(photo);
  const { cover, doubt } = outlinePerson(picture, unflatten(landmarks));
  const sure = doubt < 1;
  if (sure) {
    await writeRaster(person, cutOut(picture, cover));
  }
  return { sure };
};

export default photoOutline;
