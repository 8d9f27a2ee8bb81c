// The stock voices that are known without a setting: those of OpenAI, and those of Kokoro, whose ids tell language and gender.
import type { VoiceMap, VoicesOfLanguage } from './voice-map.ts';

/** Languages in which OpenAI's voices speak (https://platform.openai.com/docs/guides/text-to-speech#supported-languages). */
const OPENAI_LANGUAGES = (
  'en af ar az be bg bs ca cs cy da de el es et fa fi fil fr gl he hi hr hu hy id is it ja kk kn ko lt lv mi mk mr ms ne nl no ' +
  'pl pt ro ru sk sl sr sv sw ta th tr uk ur vi zh'
).split(' ');

/** The voices of `tts-1`, which all models have. */
const OPENAI_VOICES: VoicesOfLanguage = {
  female: ['nova', 'coral', 'shimmer', 'sage'],
  male: ['onyx', 'ash', 'echo', 'fable'],
};

/** The same voices speak every language. */
export const OPENAI_VOICE_MAP: VoiceMap = new Map(OPENAI_LANGUAGES.map((code) => [code, OPENAI_VOICES]));

/** The first letter of a Kokoro voice. British voices come after American ones. */
const KOKORO_LANGUAGES: Readonly<Record<string, string>> = {
  a: 'en',
  b: 'en',
  e: 'es',
  f: 'fr',
  h: 'hi',
  i: 'it',
  j: 'ja',
  p: 'pt',
  z: 'zh',
};

export const KOKORO_LANGUAGE_CODES: readonly string[] = [...new Set(Object.values(KOKORO_LANGUAGES))];

/** The voices with the best grades in Kokoro's VOICES.md. */
const BEST_KOKORO_VOICES = [
  'af_heart',
  'af_bella',
  'af_nicole',
  'am_michael',
  'am_fenrir',
  'am_puck',
  'bf_emma',
  'bm_george',
  'jf_alpha',
];

/** Not `am_santa`, and not the voices of Kokoro's first version, such as `af_v0bella`. */
const KOKORO_VOICE = /^([abefhijpz])([fm])_(?!santa$|v0)[a-z]+$/;

/** Returns the voices among `ids` whose ids have Kokoro's form, by language; undefined if there are none. */
export function kokoroVoiceMap(ids: readonly string[]): VoiceMap | undefined {
  const best = BEST_KOKORO_VOICES.filter((id) => ids.includes(id));
  const ordered = [...best, ...ids.filter((id) => !best.includes(id))];
  const map = new Map<string, { female: string[]; male: string[] }>();
  for (const id of ordered) {
    const [, letter = '', gender] = KOKORO_VOICE.exec(id) ?? [];
    const code = KOKORO_LANGUAGES[letter];
    if (code === undefined) continue;
    const voices = map.get(code) ?? { female: [], male: [] };
    map.set(code, voices);
    voices[gender === 'f' ? 'female' : 'male'].push(id);
  }
  return map.size === 0 ? undefined : map;
}
