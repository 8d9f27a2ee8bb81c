// Which of eSpeak NG's voices speaks a language.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { languageName } from '@greenroom/engine-kit/text/languages';
import { espeakHas } from './espeak.ts';

/** Codes whose voice has another name; the rest are named as their language. */
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

/** Languages without a voice, and the one by whose rules they are read next best. A text is read so; no voice is sold as theirs. */
const NEXT_BEST: Readonly<Record<string, string>> = {
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

/** Throws `EngineError('rejected')` where eSpeak NG cannot read the language. */
export async function espeakVoiceOf(language: string, variant: string): Promise<string> {
  const voice =
    (await findEspeakVoice(language, variant)) ?? (await findEspeakVoice(NEXT_BEST[baseOf(language)] ?? '-', variant));
  if (voice !== undefined) return voice;
  throw new EngineError('rejected', `The built-in speech does not speak ${languageName(baseOf(language))}.`);
}

/** The voice's name with its variant, with the language's region or else without. Undefined where eSpeak NG takes neither. */
export async function findEspeakVoice(language: string, variant: string): Promise<string | undefined> {
  const tag = language.toLowerCase().replaceAll('_', '-');
  for (const code of [tag, baseOf(tag)]) {
    const voice = `${NAMES[code] ?? code}+${variant}`;
    if (await espeakHas(voice)) return voice;
  }
  return undefined;
}

const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0]!;
