// The voice workflow: clone the samples or select a library voice, then complete and charge the voice.
import { limits } from '@greenroom/contract/limits';
import type { VoiceCreated, VoiceRequest } from '@greenroom/contract/voices';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import type { Db } from '../../db/db.ts';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines } from '../../engines/engines.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run, Workflow } from '../../jobs/workflow.ts';
import { Problem } from '../../kernel/problem.ts';
import { consumeSource } from '../../library/clone-source.ts';
import { storeEngineData } from '../../library/engine-data.ts';
import type { Objects } from '../../library/objects.ts';
import { storeCreation } from '../../library/store-creation.ts';
import { completeVoice, countLibraryVoices, type ReadyVoice } from '../../library/voices.ts';
import { storeResponseOfJob } from '../../orders/idempotency-keys.ts';
import { settleOrder } from '../../orders/orders.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import { asClientError } from '../as-client-error.ts';
import { noLibraryVoice } from './no-library-voice.ts';
import type { VoiceOrder } from './order.ts';
import { selectVoice } from './select-voice.ts';
import { cloneLabelOf } from './voice-at.ts';

interface Deps {
  db: Db;
  engines: Engines;
  callEngines: CallEngines;
  inputs: Pick<Inputs, 'sounds'>;
  objects: Objects;
}

export const voiceWorkflow = ({ db, engines, callEngines, inputs, objects }: Deps): Workflow<VoiceOrder> => {
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
  const select = async (
    run: Run,
    { language, gender }: Extract<VoiceRequest, { kind: 'library' }>,
    chosen: number | undefined,
    ctx: ServiceStepContext,
  ): Promise<ReadyVoice> => {
    // The second voice of a client for a language is another one than the first.
    const variant =
      chosen ?? (await countLibraryVoices(db, run.client, { language: languageCode(language) ?? language, gender }));
    const { engine, result } = await callEngines(engines.candidates('voiceLibrary'), ctx, ({ voiceLibrary }) =>
      selectVoice(voiceLibrary, { language, gender, variant }, ctx),
    );
    if (!result) throw noLibraryVoice(language);
    const voice = await storeEngineData(objects, run.job, engine, result.voice);
    return { voice, language: result.language, gender, samples: [] };
  };

  /** Throws 400 naming `member` if the samples cannot be used. */
  const clone = async (
    run: Run,
    { voiceId, request, source }: VoiceOrder,
    ctx: ServiceStepContext,
  ): Promise<ReadyVoice> => {
    const samples = await loadSamples(run, request.sample_urls ?? [], ctx);
    const asked = { samples, label: cloneLabelOf(voiceId), consent: source?.consent.statement };
    const { result: voice } = await asClientError(
      source ? 'samples' : 'sample_urls',
      callEngines(engines.candidates('voiceClone'), ctx, async ({ name: engine, voiceClone: port }) => {
        const { voice: data } = await port.clone(asked, ctx);
        return storeCreation({ db, objects }, { job: run.job, kind: 'voice', engine, port, data });
      }),
    );
    const kept = await Promise.all(samples.map((sample) => objects.put(run.job, sample)));
    return { voice, language: null, gender: null, samples: kept.map(({ key }) => key) };
  };

  return {
    kind: 'voice',
    async run(run, order) {
      const { voiceId, request, source, variant } = order;
      const { name, kind } = request;
      const created = await run.step<ReadyVoice>('make', (ctx) =>
        request.kind === 'library' ? select(run, request, variant, ctx) : clone(run, order, ctx),
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
