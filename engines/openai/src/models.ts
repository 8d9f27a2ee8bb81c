// The models of OpenAI that the engine uses, and how each is billed.
import type { UsageUnit } from '@greenroom/engine-kit/usage';

/** The first is the default, a name that many compatible servers know, too. */
export const SPEECH_MODELS = ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'] as const;

export const TRANSCRIPTION_MODELS = ['whisper-1', 'gpt-transcribe'] as const;

export const IMAGE_MODELS = ['gpt-image-2'] as const;

/** OpenAI bills tokens of sound for its newer models, which are proportional to its length. */
export const speechUnit = (model: string): UsageUnit => (model.startsWith('gpt-') ? 'second' : 'character');

/** OpenAI's newer models know no `verbose_json` and no times of words. */
export const returnsWordTimes = (model: string): boolean => !model.startsWith('gpt-');
