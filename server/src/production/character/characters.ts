// Presenters: ordered at the counter, cloned from photos or invented from words, kept with their reference sheet.
import type { CharacterCreated, CharacterRequest } from '@greenroom/contract/characters';
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import type { CursorQuery } from '@greenroom/contract/dashboard/paging';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { DrawnCharacter } from '@greenroom/engine-kit/ports/character-sheet';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import { pageOf } from '../../http/page-of.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { Problem } from '../../kernel/problem.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { publishAsset } from '../../library/assets.ts';
import * as library from '../../library/characters.ts';
import { type CloneSource, checkSource, closeSource } from '../../library/clone-source.ts';
import type { StoredEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { storeCreation } from '../../library/store-creation.ts';
import { pictureSize } from '../../media/picture-size.ts';
import { storeResponseOfJob } from '../../orders/idempotency-keys.ts';
import { settleOrder } from '../../orders/orders.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceCharacter } from '../../pricing/pieces.ts';
import { asClientError } from '../as-client-error.ts';

/** `source`: where it was ordered in the dashboard. */
export type CharacterOrder = CharacterRequest & { source?: CloneSource };

/** A drawn character between the step that drew it and the transaction that keeps it. */
export type StoredCharacter = {
  sheet: StoredObject & { width: number; height: number };
  sheetText: string;
  likeness: StoredEngineData;
};

export interface CharacterProduction {
  /** Throws 404 where an upload of the source is gone. */
  order(call: RequestContext, order: CharacterOrder): Promise<Response<CharacterCreated>>;
  /** Loads what the request names and draws the person. Throws 422 where no photo can be loaded or shows a face. */
  draw(run: Run, request: CharacterRequest, ctx: StepContext): Promise<StoredCharacter>;
  /** The last word: character, sheet and charge in one transaction. */
  keep(run: Run, order: CharacterOrder, drawn: StoredCharacter): Promise<void>;
}

interface Deps {
  db: Db;
  placeAndWait: PlaceAndWait;
  engines: Engines;
  inputs: Inputs;
  objects: Objects;
  assetUrls: AssetUrls;
}

export const createCharacterProduction = ({
  db,
  placeAndWait,
  engines,
  inputs,
  objects,
  assetUrls,
}: Deps): CharacterProduction => {
  const { name: engine, characterSheet } = engines.forPort('characterSheet');

  const fromPhotos = async (run: Run, urls: readonly string[], edit: string | undefined, ctx: StepContext) => {
    const loaded = await inputs.pictures(urls, { client: run.client, ctx, selfie: true });
    const photos = loaded.map((picture) => ('file' in picture ? picture.file : null));
    const missing = loaded.flatMap((picture, i) =>
      'file' in picture ? [] : [`Photo ${i + 1} (${picture.url}) was not used. ${picture.reason}`],
    );
    if (missing.length === photos.length) {
      throw new Problem('unusable_media', `None of the images in selfie_image_urls could be loaded. ${whyNot(loaded)}`);
    }
    const drawn = await characterSheet.fromPhotos({ photos, editInstructions: edit }, ctx).catch((error) => {
      const rejected = error instanceof EngineError && error.reason === 'rejected';
      throw rejected ? new Problem('unusable_media', [error.message, ...missing].join(' '), { cause: error }) : error;
    });
    return { ...drawn, sheetText: [drawn.sheetText, ...missing].join(' ') };
  };

  const fromDescription = async (
    run: Run,
    request: Extract<CharacterRequest, { mode: 'description' }>,
    ctx: StepContext,
  ): Promise<DrawnCharacter> => {
    const loaded = await inputs.pictures(request.reference_image_urls, { client: run.client, ctx });
    const references = loaded.flatMap((picture) => ('file' in picture ? [picture.file] : []));
    const { description, recast_attempt: recastAttempt } = request;
    const drawn = await asClientError(
      'description',
      characterSheet.fromDescription({ description, references, recastAttempt }, ctx),
    );
    const skipped = whyNot(loaded);
    return skipped ? { ...drawn, sheetText: `${drawn.sheetText} Skipped: ${skipped}` } : drawn;
  };

  return {
    order: (call, order) =>
      placeAndWait.run(call, async () => {
        if (order.source) await checkSource(db, call.client, 'photo', order.source);
        const { name } = order;
        const request = order.mode === 'description' ? { name, description: order.description } : { name };
        return { kind: 'character', input: order, request, price: priceCharacter() };
      }),

    async draw(run, request, ctx) {
      const drawn =
        request.mode === 'photos'
          ? await fromPhotos(run, request.selfie_image_urls, request.edit_instructions, ctx)
          : await fromDescription(run, request, ctx);
      const made = { job: run.job, kind: 'character', engine, port: characterSheet, data: drawn.likeness } as const;
      return {
        likeness: await storeCreation({ db, objects }, made),
        sheet: { ...(await objects.put(run.job, drawn.sheet)), ...(await pictureSize(drawn.sheet)) },
        sheetText: drawn.sheetText,
      };
    },

    keep: (run, { source, ...request }, { sheet, sheetText, likeness }) =>
      run.finish(async (tx) => {
        const id = uuidv7();
        const { width, height, ...object } = sheet;
        const asset = await publishAsset(tx, run.client, {
          kind: 'character_sheet',
          object,
          characterId: id,
          metadata: { width, height, codec: 'png', engine: likeness.engine },
        });
        const { name, mode } = request;
        await library.addCharacter(tx, run.client, { id, name, mode, sheetPath: asset.path, sheetText, likeness });
        if (source) await closeSource(tx, run.client, { kind: 'character', id, name }, source);
        const answer: CharacterCreated = {
          character_id: id,
          name,
          mode,
          sheet_image_url: assetUrls.of(asset.path),
          character_sheet_text: sheetText,
          asset_id: asset.id,
          credits_charged: await settleOrder(tx, run.job),
        };
        await storeResponseOfJob(tx, run.job, answer);
        return answer;
      }),
  };
};

const whyNot = (pictures: Awaited<ReturnType<Inputs['pictures']>>): string =>
  pictures.flatMap((picture) => ('file' in picture ? [] : [`${picture.url}: ${picture.reason}`])).join(' ');

export type CharacterQueries = ReturnType<typeof createCharacterQueries>;

/** Reads and deletes, which cost nothing and need no job. */
export const createCharacterQueries = ({ db, assetUrls }: { db: Db; assetUrls: AssetUrls }) => {
  const about = ({ id, name, mode, sheetPath, createdAt }: library.Character) => ({
    character_id: id,
    name,
    mode,
    sheet_image_url: assetUrls.of(sheetPath),
    created_at: createdAt.toISOString(),
  });
  return {
    async get(client: string, id: string) {
      const character = await library.getCharacter(db, client, id);
      return { ...about(character), character_sheet_text: character.sheetText };
    },
    async list(client: string, limit: number) {
      return { characters: (await library.listCharacters(db, client, limit)).map(about) };
    },
    async page(client: string, { cursor, limit }: CursorQuery): Promise<CharacterPage> {
      return pageOf(await library.listCharacters(db, client, limit + 1, cursor), limit, about);
    },
    async delete(client: string, id: string) {
      await library.deleteCharacter(db, client, id);
      return { deleted: true };
    },
  };
};
