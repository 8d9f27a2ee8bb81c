// Selects the eSpeak NG voice for a language.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { languageName } from '@greenroom/engine-kit/text/languages';
import { espeakHasVoice } from './espeak.ts';

/** Codes whose voice has another name; other voices are named after their language. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'en-us',
  zh: 'cmn',
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  sh: 'hr',
  mo: 'ro',
  'es-mx': 'es-419',
  'es-us': 'es-419',
  'es-ar': 'es-419',
  'es-co': 'es-419',
  'zh-hk': 'yue',
};

/**
 * Languages without a voice, and the closest one that can read them. Only texts are read this way; no voice is offered
 * for these languages.
 */
const FALLBACKS: Readonly<Record<string, string>> = {
  gl: 'pt',
  fil: 'id',
  jv: 'id',
  su: 'id',
  ps: 'fa',
  tg: 'ru',
  mn: 'kk',
  yi: 'de',
  sa: 'hi',
  zu: 'tn',
  xh: 'tn',
  st: 'tn',
  ny: 'sw',
  rw: 'sw',
  mg: 'id',
  sm: 'mi',
  to: 'mi',
  ha: 'sw',
  yo: 'sw',
  ig: 'sw',
  so: 'om',
};

/** Returns the voice's name for a language. Throws `EngineError('rejected')` if eSpeak NG cannot read it. */
export async function getEspeakVoice(language: string, variant: string): Promise<string> {
  const voice =
    (await findEspeakVoice(language, variant)) ?? (await findEspeakVoice(FALLBACKS[baseOf(language)] ?? '-', variant));
  if (voice !== undefined) return voice;
  throw new EngineError(
    'rejected',
    `The built-in speech does not support ${languageName(baseOf(language))}. Choose another language or speech engine.`,
  );
}

/**
 * Returns the voice's name with its variant, preferably with the language's region. Undefined if eSpeak NG has neither.
 */
export async function findEspeakVoice(language: string, variant: string): Promise<string | undefined> {
  const tag = language.toLowerCase().replaceAll('_', '-');
  for (const code of [tag, baseOf(tag)]) {
    const voice = `${NAMES[code] ?? code}+${variant}`;
    if (await espeakHasVoice(voice)) return voice;
  }
  return undefined;
}

const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0]!;
