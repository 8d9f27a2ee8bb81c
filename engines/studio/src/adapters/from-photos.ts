// Creates presenters from photos: chooses and improves the best photo, cuts the person out if possible, and draws the sheet.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '@greenroom/engine-kit/json';
import type { CharacterSheetPort } from '@greenroom/engine-kit/ports/character-sheet';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { describePhotoPresenter, type PhotoSelection } from '../photo/describe-photo-presenter.ts';
import { readEdits } from '../photo/edits.ts';
import { PLAIN_LOOK } from '../photo/look.ts';
import { backgroundRemovalFolder } from './background-removal.ts';
import { cutOutPerson } from './photo-cut-out.ts';

/** `photos` in the order they were sent, null if one could not be loaded. */
export type ChooseInput = { photos: (string | null)[]; photo: string };

export type ChooseOutput = { landmarks: number[]; exposure: number; selection: PhotoSelection };

const chooseTask: Task<ChooseInput, ChooseOutput> = {
  module: new URL('./photo-choose.task.ts', import.meta.url),
  limits: { cpuSeconds: 90, timeoutSeconds: 120, memoryMb: 1100, fileMb: 64 },
};

type PhotoLikenessData = { json: Json; files: { photo: LocalFile; person?: LocalFile } };

export type SheetInput = { likeness: Json; files: Record<string, string>; sheet: string };

const sheetTask: Task<SheetInput, null> = {
  module: new URL('./photo-sheet.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, timeoutSeconds: 90, memoryMb: 900, fileMb: 64 },
};

const newPng = (name: string, ctx: StepContext) => join(ctx.dir, `${name}-${randomUUID()}.png`) as LocalFile;

/**
 * Returns the likeness of the person in the photos, and the description of the presenter.
 *
 * @param packageFolder returns the folder of the optional package that cuts people out; undefined if it is not installed
 */
export async function photoLikeness(
  photos: readonly (LocalFile | null)[],
  editInstructions: string | undefined,
  ctx: StepContext,
  packageFolder: () => string | undefined = backgroundRemovalFolder,
): Promise<{ likeness: PhotoLikenessData; description: string }> {
  const photo = newPng('photo', ctx);
  const { landmarks, exposure, selection: portrayed } = await ctx.runTask(chooseTask, { photos: [...photos], photo });
  const person = await cutOutPerson(photo, landmarks, packageFolder(), ctx);
  const edits = readEdits(editInstructions ?? '', { ...PLAIN_LOOK, exposure }, person !== undefined);
  return {
    likeness: {
      json: { kind: 'photo', landmarks, look: edits.look },
      files: { photo, ...(person && { person }) },
    },
    description: describePhotoPresenter(portrayed, edits, person !== undefined),
  };
}

/** @param packageFolder as of `photoLikeness` */
export const createFromPhotos =
  (packageFolder: () => string | undefined): CharacterSheetPort['fromPhotos'] =>
  async ({ photos, editInstructions }, ctx) => {
    const { likeness, description } = await photoLikeness(photos, editInstructions, ctx, packageFolder);
    const sheet = newPng('sheet', ctx);
    await ctx.runTask(sheetTask, { likeness: likeness.json, files: likeness.files, sheet });
    return { sheet, portrait: likeness.files.photo, sheetText: description, likeness };
  };

export const fromPhotos = createFromPhotos(backgroundRemovalFolder);
