// Creates presenters from photos: chooses and improves the best photo, cuts the person out if possible, and draws the sheet.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '@greenroom/engine-kit/json';
import type { CharacterSheetPort } from '@greenroom/engine-kit/ports/character-sheet';
import type { LocalFile, Task } from '@greenroom/engine-kit/step-context';
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

export type SheetInput = { likeness: Json; files: Record<string, string>; sheet: string };

const sheetTask: Task<SheetInput, null> = {
  module: new URL('./photo-sheet.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, timeoutSeconds: 90, memoryMb: 900, fileMb: 64 },
};

/** @param packageFolder returns the folder of the optional package that cuts people out; undefined if it is not installed */
export const createFromPhotos =
  (packageFolder: () => string | undefined): CharacterSheetPort['fromPhotos'] =>
  async ({ photos, editInstructions = '' }, ctx) => {
    const fresh = (name: string) => join(ctx.dir, `${name}-${randomUUID()}.png`) as LocalFile;
    const [photo, sheet] = [fresh('photo'), fresh('sheet')];
    const { landmarks, exposure, selection: portrayed } = await ctx.runTask(chooseTask, { photos: [...photos], photo });
    const person = await cutOutPerson(photo, landmarks, packageFolder(), ctx);
    const edits = readEdits(editInstructions, { ...PLAIN_LOOK, exposure }, person !== undefined);
    const likeness = { kind: 'photo', landmarks, look: edits.look };
    const files = { photo, ...(person && { person }) };
    await ctx.runTask(sheetTask, { likeness, files, sheet });
    return {
      sheet,
      sheetText: describePhotoPresenter(portrayed, edits, person !== undefined),
      likeness: { json: likeness, files },
    };
  };

export const fromPhotos = createFromPhotos(backgroundRemovalFolder);
