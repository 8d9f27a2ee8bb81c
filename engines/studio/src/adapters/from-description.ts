// Creates presenters from descriptions: named traits are read, all others are random, seeded by the description.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { CharacterSheetPort } from '@greenroom/engine-kit/ports/character-sheet';
import type { LocalFile, Task } from '@greenroom/engine-kit/step-context';
import type { Person } from '../people/person.ts';

export type FromDescriptionInput = {
  description: string;
  references: string[];
  recastAttempt: number;
  sheet: string;
  portrait: string;
};

/** The stored likeness of a painted presenter. */
export type PaintedLikeness = { kind: 'painted'; person: Person };

export type FromDescriptionOutput = { sheetText: string; likeness: PaintedLikeness };

const fromDescriptionTask: Task<FromDescriptionInput, FromDescriptionOutput> = {
  module: new URL('./from-description.task.ts', import.meta.url),
  limits: { cpuSeconds: 40, timeoutSeconds: 60, memoryMb: 600, fileMb: 32 },
};

export const fromDescription: CharacterSheetPort['fromDescription'] = async (
  { description, references, recastAttempt },
  ctx,
) => {
  const [sheet, portrait] = ['sheet', 'portrait'].map((name) => join(ctx.dir, `${name}-${randomUUID()}.png`)) as [
    LocalFile,
    LocalFile,
  ];
  const { sheetText, likeness } = await ctx.runTask(fromDescriptionTask, {
    description,
    references: [...references],
    recastAttempt,
    sheet,
    portrait,
  });
  return { sheet, portrait, sheetText, likeness: { json: likeness, files: {} } };
};
