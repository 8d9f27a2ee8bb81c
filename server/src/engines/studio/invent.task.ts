// Casts a person from a description and paints its sheet, in a child process.
import { writeFile } from 'node:fs/promises';
import type { TaskRun } from '../../kernel/workbench.ts';
import { markedPng } from '../../media/origin.ts';
import { castPerson } from '../../studio/people/cast-person.ts';
import { describePerson, understood } from '../../studio/people/describe-person.ts';
import { paletteOf, tinted } from '../../studio/people/palette.ts';
import { readDescription } from '../../studio/people/read-description.ts';
import { drawSheet } from '../../studio/people/sheet.ts';
import type { InventInput, InventOutput } from './invent.ts';

const invent: TaskRun<InventInput, InventOutput> = async ({ description, references, recastAttempt, sheet }) => {
  const said = readDescription(description);
  const palette = await paletteOf(references);
  const seed = `${description.trim().toLowerCase()}#${recastAttempt}`;
  const person = castPerson(palette ? tinted(said, palette) : said, seed, palette?.ground);
  await writeFile(sheet, markedPng(await drawSheet(person), 'algorithmicMedia'));
  const sheetText = [
    describePerson(person),
    understood(description, said),
    palette
      ? 'The reference images gave the colours of the clothes and of the places; no person in them was copied.'
      : '',
  ];
  return { sheetText: sheetText.filter((part) => part !== '').join(' '), likeness: { kind: 'painted', person } };
};

export default invent;
