// The speech models, the languages that each one speaks, and the choice among them.

import { EngineError } from '@greenroom/engine-kit/engine-error';
import { languageCode, languageName } from '@greenroom/engine-kit/text/languages';

/** A text-to-speech model of ElevenLabs. Each accepts 5,000 characters or more at once, the longest text of the service. */
export interface SpeechModel {
  readonly id: string;
  /** Base codes. */
  readonly languages: readonly string[];
  /** Whether it accepts `language_code`; the others detect the language and reject the member. */
  readonly takesLanguage: boolean;
  /** The values of `stability` that it accepts; undefined for any from 0 to 1. */
  readonly stabilities?: readonly number[];
}

/** https://elevenlabs.io/docs/overview/models, read on 2026-11-23. */
const V2 = 'en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru'.split(' ');
const V2_5 = [...V2, 'hu', 'no', 'vi'];
/**
 * https://help.elevenlabs.io/hc/en-us/articles/17883183930129, read on 2026-11-23: 74 languages, here without Cebuano, Chichewa and
 * Lingala, which `LANGUAGES` does not have.
 */
const V3 = [
  ...V2_5,
  ...'af hy as az be bn bs ca et gl ka gu ha he is ga jv kn kk ky lv lt lb mk ml mr ne ps fa pa sr sd sl so sw te th ur cy'.split(
    ' ',
  ),
];

/** The default first; then, the earlier one is preferred for a language that several speak. */
export const SPEECH_MODELS: readonly SpeechModel[] = [
  { id: 'eleven_multilingual_v2', languages: V2, takesLanguage: false },
  { id: 'eleven_flash_v2_5', languages: V2_5, takesLanguage: true },
  { id: 'eleven_v3', languages: V3, takesLanguage: false, stabilities: [0, 0.5, 1] },
  // More languages, but no list of them is published.
  { id: 'eleven_v4', languages: V3, takesLanguage: true },
];

/** Base codes of all languages that a model speaks. English is first. */
export const SPOKEN_LANGUAGES: readonly string[] = V3;

/**
 * Returns the first model that speaks the language.
 *
 * @param language ISO 639-1 code with or without a region
 * @param preferred used for every language that it speaks
 * @throws {EngineError} `rejected` if no model speaks the language.
 */
export function modelFor(
  language: string,
  preferred: SpeechModel = SPEECH_MODELS[0]!,
): { model: SpeechModel; language: string } {
  const code = languageCode(language);
  const model = [preferred, ...SPEECH_MODELS].find(({ languages }) => languages.includes(code ?? ''));
  if (code !== undefined && model) return { model, language: code };
  const name = code === undefined ? 'this language' : languageName(code);
  throw new EngineError('rejected', `This voice does not speak ${name}. Choose another voice or language.`);
}
