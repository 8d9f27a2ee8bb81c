// Builds the body of a text-to-speech request.
import { createHash } from 'node:crypto';
import type { VoiceSettings } from '@greenroom/engine-kit/ports/speech';
import type { SpeechModel } from './models.ts';

/** The JSON body of `POST /v1/text-to-speech/{voice_id}/with-timestamps`. */
export type SpeechBody = {
  text: string;
  model_id: string;
  language_code?: string;
  voice_settings: {
    stability: number;
    similarity_boost: number;
    style: number;
    speed: number;
    use_speaker_boost: boolean;
  };
  /** 0 to 4,294,967,295. */
  seed: number;
};

/** Every plan may use it. */
export const OUTPUT_FORMAT = 'mp3_44100_128';

const nearest = (value: number, allowed: readonly number[] = [value]): number =>
  allowed.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));

/** The same request has the same seed, so that it returns the same sound as far as ElevenLabs can. */
export function speechBody(
  text: string,
  voiceId: string,
  { model, language }: { model: SpeechModel; language: string },
  { stability = 0.5, similarityBoost = 0.75, style = 0, speed = 1.2, useSpeakerBoost = true }: VoiceSettings,
): SpeechBody {
  const body = {
    text,
    model_id: model.id,
    ...(model.takesLanguage ? { language_code: language } : {}),
    voice_settings: {
      stability: nearest(stability, model.stabilities),
      similarity_boost: similarityBoost,
      style,
      speed,
      use_speaker_boost: useSpeakerBoost,
    },
  };
  return {
    ...body,
    seed: createHash('sha256')
      .update(JSON.stringify([voiceId, body]))
      .digest()
      .readUInt32BE(),
  };
}
