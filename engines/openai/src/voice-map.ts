// Reads a list of voices by language and gender, as operators write it.
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import { languageCode } from '@greenroom/engine-kit/text/languages';

/** The voices of one language, the best first. */
export type VoicesOfLanguage = Readonly<Record<Gender, readonly string[]>>;

/** By base codes of languages. */
export type VoiceMap = ReadonlyMap<string, VoicesOfLanguage>;

/**
 * Parses a text such as `en:female=nova,en:male=onyx,de=thorsten`. A voice without a gender belongs to both; several voices of one
 * language and gender are variants in this order.
 *
 * @returns undefined if the text has another form or names an unknown language
 */
export function parseVoiceMap(text: string): VoiceMap | undefined {
  const map = new Map<string, Record<Gender, string[]>>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const at = entry.indexOf('=');
    const [hint = '', gender, ...rest] = entry.slice(0, Math.max(0, at)).split(':');
    const voice = entry.slice(at + 1).trim();
    const code = languageCode(hint);
    if (at < 0 || voice === '' || code === undefined || rest.length > 0) return undefined;
    if (gender !== undefined && gender !== 'female' && gender !== 'male') return undefined;
    const voices = map.get(code) ?? { female: [], male: [] };
    map.set(code, voices);
    if (gender !== 'male') voices.female.push(voice);
    if (gender !== 'female') voices.male.push(voice);
  }
  return map.size === 0 ? undefined : map;
}

/**
 * Returns the voice of a language and gender with this number; a list with fewer voices starts again with the first. A language that
 * has only voices of the other gender returns one of them.
 */
export function chooseVoice(
  map: VoiceMap,
  { language, gender, variant }: { language: string; gender: Gender; variant: number },
): string | undefined {
  const voices = voicesOf(map, language, gender);
  return voices[variant % voices.length];
}

/** The voices of a language and gender; of the other gender if it has none. */
export function voicesOf(map: VoiceMap, language: string, gender: Gender): readonly string[] {
  const { female = [], male = [] } = map.get(language) ?? {};
  const [preferred, others] = gender === 'female' ? [female, male] : [male, female];
  return preferred.length > 0 ? preferred : others;
}
