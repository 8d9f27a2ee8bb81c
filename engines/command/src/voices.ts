// The voices of SPEECH_COMMAND_VOICES, and the voice library port that selects among them.
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import type { VoiceLibraryPort } from '@greenroom/engine-kit/ports/voice-library';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { z } from 'zod';

/** A voice as the service stores it. */
const voiceData = z.object({
  /** The value of `{voice}`. */
  name: z.string(),
  /** As the operator wrote it, such as `en` or `en-GB`. */
  locale: z.string(),
  gender: z.enum(['female', 'male']),
});

export type CommandVoice = z.output<typeof voiceData>;

/** A voice without a gender is for both. */
interface ListedVoice extends Omit<CommandVoice, 'gender'> {
  readonly language: string;
  readonly gender: Gender | undefined;
}

/** `en`, `en:female`, `en-GB=name` or `en:male=name`. */
const ENTRY = /^([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)(?::(female|male))?(?:=(.+))?$/;

/** @throws {Error} with a message for the operator. */
export const parseVoices = (entries: readonly string[]): ListedVoice[] =>
  entries.map((entry) => {
    const [, locale, gender, name] = ENTRY.exec(entry) ?? [];
    const language = locale && languageCode(locale);
    if (!language)
      throw new Error(`SPEECH_COMMAND_VOICES: ${entry} is not a language with a voice. Write it as en:female=name.`);
    return { language, locale, gender: gender as Gender | undefined, name: name ?? locale };
  });

/** Prefers voices of the gender, then those without a gender. */
export function createVoiceLibrary(voices: readonly ListedVoice[]): VoiceLibraryPort {
  const choiceOf = (code: string | undefined, gender: Gender): ListedVoice[] => {
    const known = voices.filter((voice) => voice.language === code);
    const fitting = [gender, undefined].map((wanted) => known.filter((voice) => voice.gender === wanted));
    return fitting.find((some) => some.length > 0) ?? known;
  };
  return {
    languages: [...new Set(voices.map(({ language }) => language))],
    variants: (language, gender) => choiceOf(language, gender).length,

    async select({ language, gender, variant }) {
      const code = languageCode(language);
      const choice = choiceOf(code, gender);
      const voice = choice[variant % choice.length];
      if (code === undefined || voice === undefined) return undefined;
      const { name, locale } = voice;
      return { voice: { json: { name, locale, gender } satisfies CommandVoice, files: {} }, language: code };
    },
  };
}

/** Parses what the voice library has returned. */
export const parseVoice = (json: unknown): CommandVoice => voiceData.parse(json);
