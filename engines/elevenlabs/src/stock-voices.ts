// Orders the stock voices for a language and a gender: saved ones, the public library, then those that every account has.
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { type AccountVoice, listAccountVoices } from './account-voices.ts';
import { type Api, type Caller, ENGINE_NAME } from './api.ts';
import {
  ADDED_PREFIX,
  addedName,
  addPublicVoice,
  isAddedName,
  listPublicVoices,
  type PublicVoice,
} from './public-voices.ts';

/** Never `cloned`: these are voices of clients. */
const STOCK_CATEGORIES = new Set(['premade', 'professional', 'generated', 'famous', 'high_quality']);

export interface StockVoice {
  /** Of the public library: free plans do not include it, and each voice that is added takes one of the plan's places. */
  readonly isPublic: boolean;
  /** Returns the ID of the voice in the account; a voice of the public library is added first. */
  find(): Promise<string>;
}

export interface StockVoices {
  /** The voices that speak the language, the best first. */
  readonly speakers: readonly StockVoice[];
  /** Voices of the account that are made for other languages and speak this one with an accent. */
  readonly others: readonly StockVoice[];
  /** Returns the speakers of the public library that the account already has. */
  listAdded(): Promise<StockVoice[]>;
}

/**
 * The order changes only if the operator saves voices or the public library changes, not if this engine adds one.
 *
 * Premade voices come last: accounts since March 2026 have none, and ElevenLabs removes all of them on 31 December 2026
 * (home-assistant.io issue 47697, August 2026, which quotes its support).
 *
 * @param language a base code
 */
export async function stockVoices(
  api: Api,
  { language, gender }: { language: string; gender: Gender },
  caller: Caller & Pick<StepContext, 'exclusively'>,
): Promise<StockVoices> {
  const all = await listAccountVoices(api, { gender }, caller);
  const published = await listPublicVoices(api, { language, gender }, caller);
  const own = all
    .filter((voice) => isStock(voice) && voice.labels?.gender?.toLowerCase() === gender)
    .sort(inOrder(language));
  const isOwn = new Set(own.map(({ voice_id }) => voice_id));
  const saved = own.filter((voice) => speaks(voice, language) && !isPremade(voice));
  const premade = own.filter((voice) => speaks(voice, language) && isPremade(voice));
  const library = published.filter(({ voice_id }) => !isOwn.has(voice_id));
  return {
    speakers: [
      ...saved.map(ofAccount),
      ...library.map((voice) => ofLibrary(api, voice, caller)),
      ...premade.map(ofAccount),
    ],
    others: own.filter((voice) => !speaks(voice, language)).map(ofAccount),
    async listAdded() {
      const added = await listAccountVoices(api, { search: ADDED_PREFIX }, caller);
      return library.flatMap((voice) => {
        const found = added.find(({ name }) => name === addedName(voice));
        return found ? [{ ...ofAccount(found), isPublic: true }] : [];
      });
    },
  };
}

const ofAccount = ({ voice_id }: AccountVoice): StockVoice => ({ isPublic: false, find: async () => voice_id });

const ofLibrary = (api: Api, voice: PublicVoice, caller: Caller & Pick<StepContext, 'exclusively'>): StockVoice => {
  const look = () => findAdded(api, voice, caller);
  return {
    isPublic: true,
    // Looks again in its turn: of two selections at once, the second one finds what the first has added.
    find: async () =>
      (await look()) ??
      caller.exclusively(
        `${ENGINE_NAME} stock voices`,
        async () => (await look()) ?? (await addPublicVoice(api, voice, caller)),
      ),
  };
};

/** Asks for the name, because the account may have added voices without the labels of the library. */
async function findAdded(api: Api, voice: PublicVoice, caller: Caller): Promise<string | undefined> {
  const name = addedName(voice);
  const found = await listAccountVoices(api, { search: name }, caller);
  return found.find((each) => each.name === name)?.voice_id;
}

const isStock = ({ category, name }: AccountVoice): boolean =>
  category != null && STOCK_CATEGORIES.has(category) && !isAddedName(name ?? '');

const isPremade = ({ category }: AccountVoice): boolean => category === 'premade';

const OTHER_LANGUAGE = 2;

/** 0 for a voice of the language, 1 for one that speaks it too. */
function rank({ labels, verified_languages }: AccountVoice, language: string): number {
  if (languageCode(labels?.language ?? '') === language) return 0;
  const speaks = verified_languages?.some((verified) => languageCode(verified.language) === language);
  return speaks ? 1 : OTHER_LANGUAGE;
}

const speaks = (voice: AccountVoice, language: string): boolean => rank(voice, language) < OTHER_LANGUAGE;

/** Saved voices come before those that every account has, older ones before newer ones. */
const inOrder = (language: string) => (a: AccountVoice, b: AccountVoice) =>
  rank(a, language) - rank(b, language) ||
  Number(isPremade(a)) - Number(isPremade(b)) ||
  (a.created_at_unix ?? 0) - (b.created_at_unix ?? 0) ||
  (a.voice_id < b.voice_id ? -1 : 1);
