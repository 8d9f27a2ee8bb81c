// Casts a person from a description and paints its sheet, in a child process.
import { writeFile } from 'node:fs/promises';
import type { TaskRun } from '../../kernel/workbench.ts';
import { markedPng } from '../../media/origin.ts';
import { castPerson } from '../../studio/people/cast-person.ts';
import { describePerson, understood } from '../../studio/people/describe-person.ts';
import { moodOf, moodText } from '../../studio/people/mood.ts';
import { type Palette, paletteOf, tinted } from '../../studio/people/palette.ts';
import type { Person } from '../../studio/people/person.ts';
import { readDescription } from '../../studio/people/read-description.ts';
import { drawSheet } from '../../studio/people/sheet.ts';
import type { InventInput, InventOutput } from './invent.ts';

const invent: TaskRun<InventInput, InventOutput> = async ({ description, references, recastAttempt, sheet }) => {
  const said = readDescription(description);
  const palette = await paletteOf(references);
  const seed = `${description.trim().toLowerCase()}#${recastAttempt}`;
  const person = castPerson(palette ? tinted(said, palette) : said, seed, palette?.ground);
  await writeFile(sheet, markedPng(await drawSheet(person), 'algorithmicMedia'));
  const sheetText = [describePerson(person), understood(description, said), palette ? referenced(palette, person) : ''];
  return { sheetText: sheetText.filter((part) => part !== '').join(' '), likeness: { kind: 'painted', person } };
};

/** What the reference images gave. */
const referenced = ({ accent, ground }: Palette, { clothes }: Person): string => {
  const dressed = clothes.colour === accent || clothes.second === accent;
  const given = `${dressed ? 'the colour of the clothes, ' : ''}the tint of the places and the mood of the light (${moodText(moodOf(ground))})`;
  return `The reference images gave ${given}; no person in them was copied.`;
};

export default invent;
