// Draws the reference sheet of a photographed presenter in a task process.
import { writeFile } from 'node:fs/promises';
import { markedPng } from '@greenroom/engine-kit/digital-source';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { readPresenter } from '../photo/compose.ts';
import { drawPortraitSheet } from '../photo/portrait-sheet.ts';
import type { SheetInput } from './from-photos.ts';

const photoSheet: TaskRun<SheetInput, null> = async ({ likeness, files, sheet }) => {
  const presenter = await readPresenter(likeness, files);
  await writeFile(sheet, markedPng(await drawPortraitSheet(presenter), 'composite'));
  return null;
};

export default photoSheet;
