// The models of OpenAI that the engine uses, and how each is billed.
import type { UsageUnit } from '@greenroom/engine-kit/usage';

/**
 * The first is the default, a name that many compatible servers know, too. OpenAI shuts down all of them on 6 January 2027 and names no
 * other model for `/audio/speech` (https://developers.openai.com/api/docs/guides/text-to-speech): speech then needs another server.
 */
export const SPEECH_MODELS = ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'] as const;

/** OpenAI shuts down `whisper-1` on 26 February 2027. */
export const TRANSCRIPTION_MODELS = ['whisper-1', 'gpt-transcribe'] as const;

/**
 * A request waits 120 s for a picture. Flare draws one in 8 to 12 s, while `gpt-image-2` takes 60 to 150 s for an edit and more than 120 s
 * in high quality (docs.laozhang.ai, November 2026; BlockRunAI/Franklin pull request 19; vercel-labs/ai-cli issue 63).
 */
export const IMAGE_MODELS = ['gpt-image-2.6-flare', 'gpt-image-2.6-sunburst', 'gpt-image-2'] as const;

/** The models that are used if OpenAI does not have one: it is shut down, or the account has no access to it yet. */
export const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['whisper-1', 'gpt-transcribe'],
  ['gpt-image-2.6-flare', 'gpt-image-2'],
]);

/** Higher quality makes the slower models too slow. */
export const pictureQuality = (model: string): 'high' | 'medium' => (model.endsWith('-flare') ? 'high' : 'medium');

/** OpenAI bills tokens of sound for its newer models, which are proportional to its length. */
export const speechUnit = (model: string): UsageUnit => (model.startsWith('gpt-') ? 'second' : 'character');

/** OpenAI's newer models know no `verbose_json` and no times of words. */
export const returnsWordTimes = (model: string): boolean => !model.startsWith('gpt-');
