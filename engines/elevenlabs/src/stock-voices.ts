// Orders the stock voices for a language and a gender: those of the account first, then the public library.
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { type AccountVoice, listAccountVoices } from './account-voices.ts';
import type { Api, Caller } from './api.ts';
import { addedName, addPublicVoice, isAddedName, listPublicVoices, type PublicVoice } from './public-voices.ts';

/** Never `cloned`: these are voices of clients. */
const STOCK_CATEGORIES = new Set(['premade', 'professional', 'generated', 'famous', 'high_quality']);

/** Returns the ID of the voice in the account; a voice of the public library is added first. */
export type StockVoice = () => Promise<string>;

/**
 * Returns the voices, the best first. The order changes only if the operator saves voices or the public library changes, not if this
 * engine adds one. If no voice is made for the language, those of the account that are made for others speak it with an accent.
 *
 * @param language a base code
 */
export async function stockVoices(
  api: Api,
  { language, gender }: { language: string; gender: Gender },
  caller: Caller,
): Promise<StockVoice[]> {
  const all = await listAccountVoices(api, { gender }, caller);
  const published = await listPublicVoices(api, { language, gender }, caller);
  const own = all
    .filter((voice) => isStock(voice) && voice.labels?.gender?.toLowerCase() === gender)
    .sort(inOrder(language));
  const speakers = own.filter((voice) => rank(voice, language) < OTHER_LANGUAGE);
  const isOwn = new Set(own.map(({ voice_id }) => voice_id));
  const stock = [
    ...speakers.map(ofAccount),
    ...published.filter(({ voice_id }) => !isOwn.has(voice_id)).map((voice) => () => addOnce(api, voice, caller)),
  ];
  return stock.length > 0 ? stock : own.map(ofAccount);
}

const ofAccount =
  ({ voice_id }: AccountVoice): StockVoice =>
  async () =>
    voice_id;

/** Asks for the name, because the account may have added voices without the labels of the library. */
async function addOnce(api: Api, voice: PublicVoice, caller: Caller): Promise<string> {
  const name = addedName(voice);
  const found = await listAccountVoices(api, { search: name }, caller);
  return found.find((each) => each.name === name)?.voice_id ?? (await addPublicVoice(api, voice, caller));
}

const isStock = ({ category, name }: AccountVoice): boolean =>
  category != null && STOCK_CATEGORIES.has(category) && !isAddedName(name ?? '');

const OTHER_LANGUAGE = 2;

/** 0 for a voice of the language, 1 for one that speaks it too. */
function rank({ labels, verified_languages }: AccountVoice, language: string): number {
  if (languageCode(labels?.language ?? '') === language) return 0;
  const speaks = verified_languages?.some((verified) => languageCode(verified.language) === language);
  return speaks ? 1 : OTHER_LANGUAGE;
}

/** Saved voices come before those that every account has, older ones before newer ones. */
const inOrder = (language: string) => (a: AccountVoice, b: AccountVoice) =>
  rank(a, language) - rank(b, language) ||
  Number(a.category === 'premade') - Number(b.category === 'premade') ||
  (a.created_at_unix ?? 0) - (b.created_at_unix ?? 0) ||
  (a.voice_id < b.voice_id ? -1 : 1);
