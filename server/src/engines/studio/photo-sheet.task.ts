// Draws the reference sheet of a photographed presenter in a child process.
import { writeFile } from 'node:fs/promises';
import type { TaskRun } from '../../kernel/workbench.ts';
import { markedPng } from '../../media/origin.ts';
import { readPresenter } from '../../studio/photo/compose.ts';
import { drawPortraitSheet } from '../../studio/photo/portrait-sheet.ts';
import type { SheetInput } from './photo-portray.ts';

const photoSheet: TaskRun<SheetInput, null> = async ({ likeness, files, sheet }) => {
  const presenter = await readPresenter(likeness, files);
  await writeFile(sheet, markedPng(await drawPortraitSheet(presenter), 'compositeSynthetic'));
  return null;
};

export default photoSheet;
