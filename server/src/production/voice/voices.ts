// Voices: ordered at the counter, cloned from samples or picked from the library, counted against their caps from the order on.
import { limits } from '@greenroom/contract/limits';
import type { VoiceCreated, VoiceRequest } from '@greenroom/contract/voices';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { lockClient } from '../../clients/clients.ts';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { newVoiceId } from '../../kernel/ids.ts';
import { Problem } from '../../kernel/problem.ts';
import { type CloneSource, checkSource, closeSource } from '../../library/clone-source.ts';
import { type StoredEngineData, storeEngineData } from '../../library/engine-data.ts';
import type { Objects } from '../../library/objects.ts';
import { storeCreation } from '../../library/store-creation.ts';
import * as library from '../../library/voices.ts';
import { storeResponseOfJob } from '../../orders/idempotency-keys.ts';
import { settleOrder } from '../../orders/orders.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceVoice } from '../../pricing/pieces.ts';
import { asClientError } from '../as-client-error.ts';

/** `source`: where a clone was ordered in the dashboard. */
export type VoiceOrder = { voiceId: string; request: VoiceRequest; source?: CloneSource };

export type StoredVoice = { voice: StoredEngineData; language: string | null };

export interface VoiceProduction {
  /** Throws 404 where an upload of the source is gone, or the library has no voice for the language. */
  order(call: RequestContext, request: VoiceRequest, source?: CloneSource): Promise<Response<VoiceCreated>>;
  /** Throws 404 where the library has no such language, 400 where the samples cannot be used. */
  make(run: Run, order: VoiceOrder, ctx: StepContext): Promise<StoredVoice>;
  keep(run: Run, order: VoiceOrder, made: StoredVoice): Promise<void>;
}

interface Deps {
  db: Db;
  placeAndWait: PlaceAndWait;
  engines: Engines;
  inputs: Inputs;
  objects: Objects;
  maxVoices: Record<library.VoiceKind, number>;
}

export const createVoiceProduction = ({
  db,
  placeAndWait,
  engines,
  inputs,
  objects,
  maxVoices,
}: Deps): VoiceProduction => {
  const loadSamples = async (run: Run, urls: readonly string[], ctx: StepContext) => {
    const loaded = await inputs.sounds(urls, { client: run.client, ctx });
    const usable = loaded.flatMap((sound) => ('file' in sound ? [sound] : []));
    const short = usable.find((sound) => sound.durationMs < limits.voiceSampleMinMs);
    if (short) throw invalid(`sample_urls: ${short.url} is shorter than 5 seconds.`);
    if (usable.length === 0) throw invalid('sample_urls: none of the recordings could be loaded.');
    return usable.map((sound) => sound.file);
  };

  /** A language that the library lacks is refused before anything is ordered. */
  const checkLanguage = (language: string) => {
    const code = languageCode(language);
    if (code === undefined || !engines.forPort('voiceLibrary').voiceLibrary.languages.includes(code))
      throw noVoice(language);
  };

  return {
    order(call, request, source) {
      const voiceId = newVoiceId();
      const { kind, name } = request;
      const max = maxVoices[kind];
      return placeAndWait.run(call, async () => {
        if (source) await checkSource(db, call.client, 'sample', source);
        if (request.kind === 'library') checkLanguage(request.language);
        const input: VoiceOrder = source ? { voiceId, request, source } : { voiceId, request };
        return {
          kind: 'voice',
          input,
          request: { name },
          price: priceVoice(kind),
          voiceId,
          async reserve(tx) {
            // Under the client's lock the count cannot change before the new row is in.
            await lockClient(tx, call.client);
            await library.checkVoiceCap(tx, call.client, kind, max);
            await library.reserveVoice(tx, call.client, { id: voiceId, name, kind });
          },
        };
      });
    },

    async make(run, { request, source }, ctx) {
      if (request.kind === 'library') {
        const { name, voiceLibrary } = engines.forPort('voiceLibrary');
        const picked = await voiceLibrary.select(request, ctx);
        if (!picked) throw noVoice(request.language);
        const voice = await storeEngineData(objects, run.job, name, picked.voice);
        return { voice, language: picked.language };
      }
      const samples = await loadSamples(run, request.sample_urls, ctx);
      const member = source ? 'samples' : 'sample_urls';
      const { name: engine, voiceClone: port } = engines.forPort('voiceClone');
      const { voice: data } = await asClientError(member, port.clone({ samples }, ctx));
      const made = { job: run.job, kind: 'voice', engine, port, data } as const;
      return { voice: await storeCreation({ db, objects }, made), language: null };
    },

    keep: (run, { voiceId, request, source }, made) =>
      run.finish(async (tx) => {
        await library.completeVoice(tx, voiceId, made);
        if (source) await closeSource(tx, run.client, { kind: 'voice', id: voiceId, name: request.name }, source);
        const answer: VoiceCreated = {
          voice_id: voiceId,
          name: request.name,
          kind: request.kind,
          language: made.language,
          credits_charged: await settleOrder(tx, run.job),
        };
        await storeResponseOfJob(tx, run.job, answer);
        return answer;
      }),
  };
};

const noVoice = (language: string) => new Problem('not_found', `No library voice matches the language ${language}.`);

const invalid = (message: string) => new Problem('invalid_request', message);

export type VoiceQueries = ReturnType<typeof createVoiceQueries>;

/** Reads and deletes, which cost nothing and need no job. */
export const createVoiceQueries = (db: Db) => ({
  async list(client: string) {
    const voices = await library.listVoices(db, client);
    return {
      voices: voices.map(({ id, name, kind, language, createdAt }) => ({
        voice_id: id,
        name,
        kind,
        language,
        created_at: createdAt.toISOString(),
      })),
    };
  },
  async delete(client: string, id: string) {
    await library.deleteVoice(db, client, id);
    return { deleted: true };
  },
});
