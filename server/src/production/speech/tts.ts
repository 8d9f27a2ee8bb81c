// Standalone speech: ordered at the counter, delivered as an MP3 whose timings are kept for the videos that will use it.
import type { TtsCreated, TtsRequest } from '@greenroom/contract/tts';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { characterCount } from '@greenroom/engine-kit/text/characters';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import type { Run } from '../../jobs/workflow.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { publishAsset } from '../../library/assets.ts';
import type { StoredObject } from '../../library/objects.ts';
import { getVoice } from '../../library/voices.ts';
import { storeResponseOfJob } from '../../orders/idempotency-keys.ts';
import { settleOrder } from '../../orders/orders.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceSpeech } from '../../pricing/pieces.ts';
import type { SpeechProduction, VoiceSnapshot } from './speech.ts';

export type TtsOrder = { request: TtsRequest; voice: VoiceSnapshot };

export type SpokenText = { audio: StoredObject; timings: string; durationMs: number };

export interface TtsProduction {
  order(call: RequestContext, request: TtsRequest): Promise<Response<TtsCreated>>;
  speak(run: Run, order: TtsOrder, ctx: StepContext): Promise<SpokenText>;
  keep(run: Run, order: TtsOrder, spoken: SpokenText): Promise<void>;
}

interface Deps {
  db: Db;
  placeAndWait: PlaceAndWait;
  engines: Engines;
  speech: SpeechProduction;
  assetUrls: AssetUrls;
}

export const createTtsProduction = ({ db, placeAndWait, engines, speech, assetUrls }: Deps): TtsProduction => ({
  order: (call, request) =>
    placeAndWait.run(call, async () => {
      const { id, kind, language, engineData: voice } = await getVoice(db, call.client, request.voice_id);
      makerOf(engines, voice, 'speech', 'voice_id');
      const input: TtsOrder = { request, voice: { id, kind, language, voice } };
      return {
        kind: 'tts',
        input,
        request: { text: request.text },
        price: priceSpeech(characterCount(request.text)),
        voiceId: id,
        // Again, and locked: a voice deleted meanwhile must not be snapshotted after its samples were erased.
        reserve: async (tx) => void (await getVoice(tx, call.client, id)),
      };
    }),

  async speak(run, { request, voice }, ctx) {
    const settings = request.voice_settings ?? {};
    const stored = await speech.say(
      {
        text: request.text,
        member: 'text',
        voice,
        languageHint: request.language_code,
        settings: {
          stability: settings.stability,
          similarityBoost: settings.similarity_boost,
          style: settings.style,
          speed: settings.speed,
          useSpeakerBoost: settings.use_speaker_boost,
        },
      },
      run.job,
      ctx,
    );
    const audio = await speech.publishable(stored, run.job, ctx);
    if (stored.timings === null) throw new Error('Speech of a known text came without timings.');
    return { audio, timings: stored.timings, durationMs: stored.durationMs };
  },

  keep: (run, { voice, request }, { audio, timings, durationMs }) =>
    run.finish(async (tx) => {
      const asset = await publishAsset(tx, run.client, {
        kind: 'tts_audio',
        object: audio,
        voiceId: voice.id,
        metadata: { duration: durationMs / 1000, codec: 'mp3', engine: voice.voice.engine },
        engineData: { engine: voice.voice.engine, json: { text: request.text, durationMs }, objects: { timings } },
      });
      const answer: TtsCreated = {
        audio_url: assetUrls.of(asset.path),
        duration_sec: durationMs / 1000,
        asset_id: asset.id,
        credits_charged: await settleOrder(tx, run.job),
      };
      await storeResponseOfJob(tx, run.job, answer);
      return answer;
    }),
});
