// The voice workflow: clone the samples or select a library voice, then complete and charge the voice.
import { limits } from '@greenroom/contract/limits';
import type { VoiceCreated, VoiceRequest } from '@greenroom/contract/voices';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run, Workflow } from '../../jobs/workflow.ts';
import { Problem } from '../../kernel/problem.ts';
import { consumeSource } from '../../library/clone-source.ts';
import { type StoredEngineData, storeEngineData } from '../../library/engine-data.ts';
import type { Objects } from '../../library/objects.ts';
import { storeCreation } from '../../library/store-creation.ts';
import { completeVoice } from '../../library/voices.ts';
import { storeResponseOfJob } from '../../orders/idempotency-keys.ts';
import { settleOrder } from '../../orders/orders.ts';
import { asClientError } from '../as-client-error.ts';
import { noLibraryVoice } from './no-library-voice.ts';
import type { VoiceOrder } from './order.ts';

type StoredVoice = { voice: StoredEngineData; language: string | null };

interface Deps {
  db: Db;
  engines: Engines;
  inputs: Pick<Inputs, 'sounds'>;
  objects: Objects;
}

export const voiceWorkflow = ({ db, engines, inputs, objects }: Deps): Workflow<VoiceOrder> => {
  const loadSamples = async (run: Run, urls: readonly string[], ctx: StepContext) => {
    const loaded = await inputs.sounds(urls, { client: run.client, ctx });
    const usable = loaded.flatMap((sound) => ('file' in sound ? [sound] : []));
    const short = usable.find((sound) => sound.durationMs < limits.voiceSampleMinMs);
    if (short)
      throw invalid(`sample_urls: ${short.url} is shorter than 5 seconds. Send recordings of at least 5 seconds.`);
    if (usable.length === 0)
      throw invalid('sample_urls: None of the recordings could be loaded. Check that the URLs are public.');
    return usable.map((sound) => sound.file);
  };

  /** Throws 404 if the library has no voice for the language. */
  const select = async (run: Run, request: Extract<VoiceRequest, { kind: 'library' }>, ctx: StepContext) => {
    const { name, voiceLibrary } = engines.forPort('voiceLibrary');
    const selected = await voiceLibrary.select(request, ctx);
    if (!selected) throw noLibraryVoice(request.language);
    const voice = await storeEngineData(objects, run.job, name, selected.voice);
    return { voice, language: selected.language };
  };

  /** Throws 400 naming `member` if the samples cannot be used. */
  const clone = async (run: Run, urls: readonly string[], member: string, ctx: StepContext) => {
    const samples = await loadSamples(run, urls, ctx);
    const { name: engine, voiceClone: port } = engines.forPort('voiceClone');
    const { voice: data } = await asClientError(member, port.clone({ samples }, ctx));
    const created = { job: run.job, kind: 'voice', engine, port, data } as const;
    return { voice: await storeCreation({ db, objects }, created), language: null };
  };

  return {
    kind: 'voice',
    async run(run, { voiceId, request, source }) {
      const { name, kind } = request;
      const created = await run.step<StoredVoice>('make', (ctx) =>
        request.kind === 'library'
          ? select(run, request, ctx)
          : clone(run, request.sample_urls, source ? 'samples' : 'sample_urls', ctx),
      );
      await run.finish(async (tx) => {
        await completeVoice(tx, voiceId, created);
        if (source) await consumeSource(tx, run.client, { kind: 'voice', id: voiceId, name }, source);
        const response: VoiceCreated = {
          voice_id: voiceId,
          name,
          kind,
          language: created.language,
          credits_charged: await settleOrder(tx, run.job),
        };
        await storeResponseOfJob(tx, run.job, response);
        return response;
      });
    },
  };
};

const invalid = (message: string) => new Problem('invalid_request', message);
