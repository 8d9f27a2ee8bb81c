// The voice library port: stock voices, each tried with a few characters before it is returned.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { VoiceLibraryPort } from '@greenroom/engine-kit/ports/voice-library';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { findAccountVoice } from './account-voices.ts';
import type { Api } from './api.ts';
import { modelFor, SPOKEN_LANGUAGES } from './models.ts';
import { speak } from './speak.ts';
import { type StockVoice, stockVoices } from './stock-voices.ts';
import { voiceData, voiceIdOf } from './voice-data.ts';

/** Can be spoken in every language. */
const PROBE = '1, 2, 3.';
/** Voices that are tried if the selected one does not work. */
const MAX_TRIES = 5;
/** Previews are a few seconds long. */
const MAX_PREVIEW_BYTES = 8 * 1024 * 1024;

export const createVoiceLibrary = (api: Api): VoiceLibraryPort => ({
  languages: SPOKEN_LANGUAGES,

  async select({ language, gender, variant }, ctx) {
    const code = languageCode(language);
    if (code === undefined || !SPOKEN_LANGUAGES.includes(code)) return undefined;
    const stock = await stockVoices(api, { language: code, gender }, ctx);
    for (let attempt = 0; attempt < Math.min(MAX_TRIES, stock.length); attempt++) {
      const voiceId = await findWorking(api, stock[(variant + attempt) % stock.length]!, code, ctx);
      if (voiceId !== undefined) return { voice: voiceData(voiceId), language: code };
    }
    return undefined;
  },

  async preview(voice, ctx) {
    const found = await findAccountVoice(api, voiceIdOf(voice.json), ctx);
    if (!found?.preview_url) return undefined;
    return ctx.download(found.preview_url, {
      kind: 'sound',
      maxBytes: MAX_PREVIEW_BYTES,
      trustedOrigins: [api.origin],
    });
  },
});

/** Returns the ID of the voice; undefined if it cannot be added or does not speak. */
async function findWorking(
  api: Api,
  stock: StockVoice,
  language: string,
  ctx: StepContext,
): Promise<string | undefined> {
  try {
    const voiceId = await stock();
    const { sound } = await speak(api, { text: PROBE, voiceId, settings: {}, ...modelFor(language) }, ctx);
    return sound.length > 0 ? voiceId : undefined;
  } catch (error) {
    if (!(error instanceof EngineError && error.reason === 'rejected')) throw error;
    ctx.log.warn({ reason: error.reason }, 'A stock voice of ElevenLabs was refused.');
    return undefined;
  }
}
