// Draws a character's reference sheet from photos or a description.
import type { CharacterRequest } from '@greenroom/contract/characters';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { CharacterSheetPort, DrawnCharacter } from '@greenroom/engine-kit/ports/character-sheet';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines } from '../../engines/engines.ts';
import { photoValidator } from '../../engines/photo-validator.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sidecars } from '../../library/assets.ts';
import type { StoredEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { storePresenterPreviews } from '../../library/previews.ts';
import { storeCreation } from '../../library/store-creation.ts';
import { pictureSize } from '../../media/picture-size.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import { asClientError } from '../as-client-error.ts';

/** A drawn character before it is published. */
export type StoredCharacter = {
  sheet: StoredObject & { width: number; height: number };
  /** The key of the portrait. */
  portrait: string;
  previews: Sidecars;
  sheetText: string;
  likeness: StoredEngineData;
  /** The engine that drew it, with its model if the operator chose one. */
  engine: string;
};

export interface DrawCharacterDeps {
  db: Db;
  engines: Engines;
  callEngines: CallEngines;
  inputs: Pick<Inputs, 'pictures'>;
  objects: Objects;
}

type Work = { run: Run; ctx: ServiceStepContext };

type Draw = (port: CharacterSheetPort) => Promise<DrawnCharacter>;

/** Throws 422 if no photo can be loaded or none shows a usable face, and 400 if the engine rejects the description. */
export const characterDrawing = ({ db, engines, callEngines, inputs, objects }: DrawCharacterDeps) => {
  /** For engines that find no faces. Throws the error of the first photo if none can be used. */
  const requireFace = async (photos: readonly (LocalFile | null)[], ctx: ServiceStepContext): Promise<void> => {
    const validate = photoValidator(engines);
    if (!validate) return;
    const checks = photos.filter((photo) => photo !== null).map((photo) => validate(photo, ctx));
    const results = await Promise.allSettled(checks);
    const [failed] = results.filter(({ status }) => status === 'rejected');
    if (failed && results.every(({ status }) => status === 'rejected')) throw (failed as PromiseRejectedResult).reason;
  };

  const fromPhotos = async (
    { selfie_image_urls: urls, edit_instructions }: Extract<CharacterRequest, { mode: 'photos' }>,
    { run, ctx }: Work,
  ): Promise<Draw> => {
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
    const asUnusable = (error: unknown): never => {
      if (!(error instanceof EngineError) || error.reason !== 'rejected') throw error;
      throw new Problem('unusable_media', [error.message, ...skipped].join(' '), { cause: error });
    };
    return async (port) => {
      if (!port.validate) await requireFace(photos, ctx).catch(asUnusable);
      const drawn = await port.fromPhotos(request, ctx).catch(asUnusable);
      return { ...drawn, sheetText: [drawn.sheetText, ...skipped].join(' ') };
    };
  };

  const fromDescription = async (
    request: Extract<CharacterRequest, { mode: 'description' }>,
    { run, ctx }: Work,
  ): Promise<Draw> => {
    const loaded = await inputs.pictures(request.reference_image_urls, { client: run.client, ctx });
    const references = loaded.flatMap((picture) => ('file' in picture ? [picture.file] : []));
    const { description, recast_attempt: recastAttempt } = request;
    const skipped = reasonsOf(loaded);
    return async (port) => {
      const drawn = await asClientError(
        'description',
        port.fromDescription({ description, references, recastAttempt }, ctx),
      );
      return skipped ? { ...drawn, sheetText: `${drawn.sheetText} Skipped: ${skipped}` } : drawn;
    };
  };

  /** `only`: the name of the engine that must draw it; undefined for any. Throws 503 if it is not set up. */
  return async (
    run: Run,
    { request, only }: { request: CharacterRequest; only: string | undefined },
    ctx: ServiceStepContext,
  ): Promise<StoredCharacter> => {
    const candidates = engines.candidates('characterSheet').filter(({ name }) => only === undefined || name === only);
    if (candidates.length === 0) throw new Problem('unavailable', 'This stock presenter is no longer available.');
    const work = { run, ctx };
    const draw = await (request.mode === 'photos' ? fromPhotos(request, work) : fromDescription(request, work));
    const { label, result } = await callEngines(candidates, ctx, async ({ name: engine, characterSheet: port }) => {
      const drawn = await draw(port);
      const created = { job: run.job, kind: 'character', engine, port, data: drawn.likeness } as const;
      return { drawn, likeness: await storeCreation({ db, objects }, created) };
    });
    const { drawn, likeness } = result;
    return {
      likeness,
      engine: label,
      sheet: { ...(await objects.put(run.job, drawn.sheet)), ...(await pictureSize(drawn.sheet)) },
      portrait: (await objects.put(run.job, drawn.portrait)).key,
      previews: await storePresenterPreviews(objects, run.job, drawn, ctx),
      sheetText: drawn.sheetText,
    };
  };
};

const reasonsOf = (pictures: Awaited<ReturnType<Inputs['pictures']>>): string =>
  pictures.flatMap((picture) => ('file' in picture ? [] : [`${picture.url}: ${picture.reason}`])).join(' ');
