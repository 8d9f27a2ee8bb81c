// Draws a character's reference sheet from photos or a description.
import type { CharacterRequest } from '@greenroom/contract/characters';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { DrawnCharacter } from '@greenroom/engine-kit/ports/character-sheet';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { Problem } from '../../kernel/problem.ts';
import type { StoredEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { storeCreation } from '../../library/store-creation.ts';
import { pictureSize } from '../../media/picture-size.ts';
import { asClientError } from '../as-client-error.ts';

/** A drawn character before it is published. */
export type StoredCharacter = {
  sheet: StoredObject & { width: number; height: number };
  sheetText: string;
  likeness: StoredEngineData;
};

export interface DrawCharacterDeps {
  db: Db;
  engines: Engines;
  inputs: Pick<Inputs, 'pictures'>;
  objects: Objects;
}

type Work = { run: Run; ctx: StepContext };

/** Throws 422 if no photo can be loaded or none shows a usable face, and 400 if the engine rejects the description. */
export const characterDrawing = ({ db, engines, inputs, objects }: DrawCharacterDeps) => {
  const { name: engine, characterSheet } = engines.forPort('characterSheet');

  const fromPhotos = async (
    { selfie_image_urls: urls, edit_instructions }: Extract<CharacterRequest, { mode: 'photos' }>,
    { run, ctx }: Work,
  ): Promise<DrawnCharacter> => {
    const loaded = await inputs.pictures(urls, { client: run.client, ctx, selfie: true });
    const photos = loaded.map((picture) => ('file' in picture ? picture.file : null));
    const skipped = loaded.flatMap((picture, i) =>
      'file' in picture ? [] : [`Photo ${i + 1} (${picture.url}) was not used. ${picture.reason}`],
    );
    if (skipped.length === photos.length) {
      throw new Problem(
        'unusable_media',
        `None of the images in selfie_image_urls could be loaded. ${reasonsOf(loaded)}`,
      );
    }
    const request = { photos, editInstructions: edit_instructions };
    const drawn = await characterSheet.fromPhotos(request, ctx).catch((error) => {
      const isRejected = error instanceof EngineError && error.reason === 'rejected';
      throw isRejected ? new Problem('unusable_media', [error.message, ...skipped].join(' '), { cause: error }) : error;
    });
    return { ...drawn, sheetText: [drawn.sheetText, ...skipped].join(' ') };
  };

  const fromDescription = async (
    request: Extract<CharacterRequest, { mode: 'description' }>,
    { run, ctx }: Work,
  ): Promise<DrawnCharacter> => {
    const loaded = await inputs.pictures(request.reference_image_urls, { client: run.client, ctx });
    const references = loaded.flatMap((picture) => ('file' in picture ? [picture.file] : []));
    const { description, recast_attempt: recastAttempt } = request;
    const drawn = await asClientError(
      'description',
      characterSheet.fromDescription({ description, references, recastAttempt }, ctx),
    );
    const skipped = reasonsOf(loaded);
    return skipped ? { ...drawn, sheetText: `${drawn.sheetText} Skipped: ${skipped}` } : drawn;
  };

  return async (run: Run, request: CharacterRequest, ctx: StepContext): Promise<StoredCharacter> => {
    const work = { run, ctx };
    const drawn = await (request.mode === 'photos' ? fromPhotos(request, work) : fromDescription(request, work));
    const created = { job: run.job, kind: 'character', engine, port: characterSheet, data: drawn.likeness } as const;
    return {
      likeness: await storeCreation({ db, objects }, created),
      sheet: { ...(await objects.put(run.job, drawn.sheet)), ...(await pictureSize(drawn.sheet)) },
      sheetText: drawn.sheetText,
    };
  };
};

const reasonsOf = (pictures: Awaited<ReturnType<Inputs['pictures']>>): string =>
  pictures.flatMap((picture) => ('file' in picture ? [] : [`${picture.url}: ${picture.reason}`])).join(' ');
