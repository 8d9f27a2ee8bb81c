// The speech workflow: synthesize the text, then publish and charge the MP3. Its timings are stored for videos that use it.
import type { TtsCreated, TtsRequest } from '@greenroom/contract/tts';
import type { VoiceSettings } from '@greenroom/engine-kit/ports/speech';
import type { Run, Workflow } from '../../jobs/workflow.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { publishAsset } from '../../library/assets.ts';
import { excerptOf } from '../../library/excerpt.ts';
import { storeResponseOfJob } from '../../orders/idempotency-keys.ts';
import { settleOrder } from '../../orders/orders.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import type { SpeechOrder } from './order.ts';
import type { SpeechService } from './speech.ts';

interface Deps {
  speech: SpeechService;
  assetUrls: AssetUrls;
}

export const speechWorkflow = ({ speech, assetUrls }: Deps): Workflow<SpeechOrder> => {
  const synthesize = async (run: Run, { request, voice }: SpeechOrder, ctx: ServiceStepContext) => {
    const { text, language_code: languageHint } = request;
    const settings = settingsOf(request.voice_settings ?? {});
    const stored = await speech.synthesizeAndStore(
      run.job,
      { text, member: 'text', voice, languageHint, settings },
      ctx,
    );
    const audio = await speech.storeMp3(run.job, stored, ctx);
    if (stored.timings === null) throw new Error('The engine synthesized a text without timings.');
    return { audio, timings: stored.timings, durationMs: stored.durationMs, engine: stored.engine };
  };

  return {
    kind: 'tts',
    async run(run, order) {
      const {
        audio,
        timings,
        durationMs,
        engine: speaker,
      } = await run.step('speech', (ctx) => synthesize(run, order, ctx));
      const { request, voice } = order;
      const { engine } = voice.voice;
      await run.finish(async (tx) => {
        const asset = await publishAsset(tx, run.client, {
          kind: 'tts_audio',
          name: excerptOf(request.text),
          object: audio,
          voiceId: voice.id,
          metadata: { duration: durationMs / 1000, codec: 'mp3', engine: speaker ?? engine },
          engineData: { engine, json: { text: request.text, durationMs }, objects: { timings } },
        });
        const response: TtsCreated = {
          audio_url: assetUrls.of(asset.path),
          duration_sec: durationMs / 1000,
          asset_id: asset.id,
          credits_charged: await settleOrder(tx, run.job),
        };
        await storeResponseOfJob(tx, run.job, response);
        return response;
      });
    },
  };
};

const settingsOf = (settings: NonNullable<TtsRequest['voice_settings']>): VoiceSettings => ({
  stability: settings.stability,
  similarityBoost: settings.similarity_boost,
  style: settings.style,
  speed: settings.speed,
  useSpeakerBoost: settings.use_speaker_boost,
});
