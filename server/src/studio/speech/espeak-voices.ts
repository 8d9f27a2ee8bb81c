// Which of eSpeak NG's voices speaks a language.
import { espeakHas } from './espeak.ts';

/** Codes whose voice has another name; the rest are named as their language. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'en-us',
  zh: 'cmn',
  no: 'nb',
  nn: 'nb',
  tl: 'id',
  iw: 'he',
  jw: 'id',
  jv: 'id',
  su: 'id',
  'es-mx': 'es-419',
  'es-us': 'es-419',
  'es-ar': 'es-419',
  'es-co': 'es-419',
  'zh-hk': 'yue',
  'zh-yue': 'yue',
  mo: 'ro',
  sh: 'hr',
};

/** The voice's name with its variant; throws where there is none for the language. */
export async function espeakVoiceOf(language: string, variant: string): Promise<string> {
  const voice = await findEspeakVoice(language, variant);
  if (voice === undefined) throw new Error(`eSpeak NG does not speak ${language}`);
  return voice;
}

/** Tries the language with its region, then without. Undefined where eSpeak NG takes neither. */
export async function findEspeakVoice(language: string, variant: string): Promise<string | undefined> {
  const tag = language.toLowerCase().replaceAll('_', '-');
  const base = tag.split('-')[0]!;
  for (const code of [tag, base]) {
    const voice = `${NAMES[code] ?? code}+${variant}`;
    if (await espeakHas(voice)) return voice;
  }
  return undefined;
}
