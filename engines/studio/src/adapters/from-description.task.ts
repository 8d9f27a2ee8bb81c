// Creates a person from a description and paints the reference sheet, in a task process.
import { writeFile } from 'node:fs/promises';
import { markedPng } from '@greenroom/engine-kit/digital-source';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { createPerson } from '../people/create-person.ts';
import { describeInterpretation, describePerson } from '../people/describe-person.ts';
import { moodOf, moodText } from '../people/mood.ts';
import { parseDescription } from '../people/parse-description.ts';
import type { Person } from '../people/person.ts';
import { applyPalette, extractPalette, type Palette } from '../people/reference-palette.ts';
import { drawSheet } from '../people/sheet.ts';
import type { FromDescriptionInput, FromDescriptionOutput, PaintedLikeness } from './from-description.ts';
import { drawFirstFrame, planFirstFrame } from './presenter.ts';
import { writeMarkedPng } from './write-marked-png.ts';

/** The person that a description and reference images give. The same description always gives the same person. */
export const personFrom = async ({
  description,
  references,
  recastAttempt,
}: Omit<FromDescriptionInput, 'sheet' | 'portrait'>) => {
  const said = parseDescription(description);
  const palette = await extractPalette(references);
  const seed = `${description.trim().toLowerCase()}#${recastAttempt}`;
  const person = createPerson(palette ? applyPalette(said, palette) : said, seed, palette?.ground);
  return { said, palette, person };
};

const fromDescription: TaskRun<FromDescriptionInput, FromDescriptionOutput> = async ({ sheet, portrait, ...asked }) => {
  const { said, palette, person } = await personFrom(asked);
  await writeFile(sheet, markedPng(await drawSheet(person), 'algorithmicMedia'));
  const likeness: PaintedLikeness = { kind: 'painted', person };
  const { still, origin } = await drawFirstFrame({ json: planFirstFrame(likeness, ''), files: {} }, 720, 1280);
  await writeMarkedPng(portrait, still, origin);
  const sheetText = [
    describePerson(person),
    describeInterpretation(asked.description, said),
    palette ? referenced(palette, person) : '',
  ];
  return { sheetText: sheetText.filter((part) => part !== '').join(' '), likeness };
};

/** A sentence about what was taken from the reference images. */
const referenced = ({ accent, ground }: Palette, { clothes }: Person): string => {
  const dressed = clothes.colour === accent || clothes.second === accent;
  const given = `${dressed ? 'the colour of the clothes, ' : ''}the tint of the places and the mood of the light (${moodText(moodOf(ground))})`;
  return `The reference images gave ${given}; no person in them was copied.`;
};

export default fromDescription;
