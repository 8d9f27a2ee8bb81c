// Chooses among photos, finds the face and renders the sheet, in a child process.
import { writeFile } from 'node:fs/promises';
import type { TaskRun } from '../../kernel/workbench.ts';
import { markedPng } from '../../media/origin.ts';
import { choosePhoto } from '../../studio/photo/choose-photo.ts';
import { describePortrayal } from '../../studio/photo/describe-portrayal.ts';
import { flatten } from '../../studio/photo/likeness.ts';
import { exposureOf, PLAIN_LOOK, readLook } from '../../studio/photo/look.ts';
import { drawPortraitSheet } from '../../studio/photo/portrait-sheet.ts';
import type { PortrayInput, PortrayOutput } from './photo-portray.ts';

const portray: TaskRun<PortrayInput, PortrayOutput> = async ({ photos, editInstructions, sheet }) => {
  const chosen = await choosePhoto(photos);
  const plain = { ...PLAIN_LOOK, exposure: exposureOf(chosen.photo.rgba) };
  const { look, does } = readLook(editInstructions ?? '', plain);
  const likeness = { kind: 'photo' as const, landmarks: flatten(chosen.face.landmarks), look };
  await writeFile(sheet, markedPng(await drawPortraitSheet(chosen.photo, likeness), 'compositeSynthetic'));
  const sheetText = describePortrayal(chosen, photos.length, editInstructions ?? undefined, does);
  return { photo: chosen.index, sheetText, likeness };
};

export default portray;
