// The voice library port: stock voices, each tried with a few characters before it is returned.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { VoiceLibraryPort } from '@greenroom/engine-kit/ports/voice-library';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { findAccountVoice } from './account-voices.ts';
import type { Api } from './api.ts';
import { modelFor, SPEECH_MODELS, SPOKEN_LANGUAGES } from './models.ts';
import { speak } from './speak.ts';
import { type StockVoice, type StockVoices, stockVoices } from './stock-voices.ts';
import { voiceData, voiceIdOf } from './voice-data.ts';

/** Can be spoken in every language. */
const PROBE = '1, 2, 3.';
/** Voices that are tried if the selected one does not work. */
const MAX_TRIES = 5;
/** Previews are a few seconds long. */
const MAX_PREVIEW_BYTES = 8 * 1024 * 1024;
/** Few, because each voice of the public library takes one of the plan's places. */
const VARIANTS = 3;

export const createVoiceLibrary = (api: Api): VoiceLibraryPort => ({
  languages: SPOKEN_LANGUAGES,

  // Other languages may have fewer voices.
  variants: (language) => (SPEECH_MODELS[0]!.languages.includes(language) ? VARIANTS : 1),

  async select({ language, gender, variant }, ctx) {
    const code = languageCode(language);
    if (code === undefined || !SPOKEN_LANGUAGES.includes(code)) return undefined;
    const stock = await stockVoices(api, { language: code, gender }, ctx);
    const voiceId = await findFirst(api, stock, { variant, language: code }, ctx);
    return voiceId === undefined ? undefined : { voice: voiceData(voiceId), language: code };
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

/**
 * Returns the ID of the first voice that works, from the selected one on. If the plan refuses a voice of the public library, those that
 * the account already has are left, and the premade ones, which free plans include.
 *
 * @throws {EngineError} `out_of_credit` if only the plan is in the way.
 */
async function findFirst(
  api: Api,
  { speakers, others, listAdded }: StockVoices,
  { variant, language }: { variant: number; language: string },
  ctx: StepContext,
): Promise<string | undefined> {
  let refusal: EngineError | undefined;
  const find = async (stock: readonly StockVoice[]): Promise<string | undefined> => {
    for (let attempt = 0; attempt < Math.min(MAX_TRIES, stock.length); attempt++) {
      const voice = stock[(variant + attempt) % stock.length]!;
      try {
        return await findWorking(api, voice, language, ctx);
      } catch (error) {
        const { reason, cause } = error instanceof EngineError ? error : {};
        const isPlan = reason === 'out_of_credit' && voice.isPublic;
        if (reason !== 'rejected' && !isPlan) throw error;
        const details = cause instanceof Error ? cause.message : undefined;
        ctx.log.warn({ reason, cause: details }, 'A stock voice of ElevenLabs was refused.');
        if (!isPlan) continue;
        refusal = error as EngineError;
        return undefined;
      }
    }
    return undefined;
  };
  const found = await find(speakers);
  if (found !== undefined) return found;
  const left = refusal ? [await listAdded(), speakers.filter(({ isPublic }) => !isPublic)] : [];
  for (const stock of [...left, others]) {
    const voiceId = await find(stock);
    if (voiceId !== undefined) return voiceId;
  }
  if (refusal) throw refusal;
  return undefined;
}

/** @throws {EngineError} `rejected` if the voice does not speak; `out_of_credit` if the plan does not include it. */
async function findWorking(api: Api, stock: StockVoice, language: string, ctx: StepContext): Promise<string> {
  const voiceId = await stock.find();
  const { sound } = await speak(api, { text: PROBE, voiceId, settings: {}, ...modelFor(language) }, ctx);
  if (sound.length === 0) throw new EngineError('rejected', 'The voice does not speak. Choose another one.');
  return voiceId;
}
