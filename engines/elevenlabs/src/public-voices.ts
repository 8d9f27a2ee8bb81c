// Lists voices of the public library, and adds one to the account.
import { readJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';
import { type Api, type Caller, isSuccess } from './api.ts';

const publicVoice = z.object({
  public_owner_id: z.string().min(1),
  voice_id: z.string().min(1),
  gender: z.string().nullish(),
  usage_character_count_1y: z.number().nullish(),
});

/** A voice that its owner has published. */
export type PublicVoice = z.output<typeof publicVoice>;

const pageSchema = z.object({ voices: z.array(publicVoice) });

/** The query of `GET /v1/shared-voices`. */
export type PublicQuery = {
  page_size: '100';
  language: string;
  gender: string;
  sort: 'usage_character_count_1y';
  /** Voices that cost more than the model. */
  include_custom_rates: 'false';
  /** Voices whose owner's rules reject texts. */
  include_live_moderated: 'false';
};

/** The JSON body of `POST /v1/voices/add/{public_user_id}/{voice_id}`. */
export type AddVoiceBody = { new_name: string };

const MAX_BYTES = 8 * 1024 * 1024;

/** Returns the hundred most used voices, the most used first. */
export async function listPublicVoices(
  api: Api,
  { language, gender }: { language: string; gender: string },
  caller: Caller,
): Promise<PublicVoice[]> {
  const query: PublicQuery = {
    page_size: '100',
    language,
    gender,
    sort: 'usage_character_count_1y',
    include_custom_rates: 'false',
    include_live_moderated: 'false',
  };
  const { voices } = await api.read('/v1/shared-voices', { query, schema: pageSchema, maxBytes: MAX_BYTES }, caller);
  const usage = (voice: PublicVoice): number => voice.usage_character_count_1y ?? 0;
  return voices
    .filter((voice) => voice.gender?.toLowerCase() === gender)
    .sort((a, b) => usage(b) - usage(a) || (a.voice_id < b.voice_id ? -1 : 1));
}

export const ADDED_PREFIX = 'greenroom-library-';

/** The name in the account. It is found again by it, because an added voice may have another ID. */
export const addedName = ({ voice_id }: PublicVoice): string => `${ADDED_PREFIX}${voice_id}`;

export const isAddedName = (name: string): boolean => name.startsWith(ADDED_PREFIX);

/** Adds the voice to the account and returns its ID there. */
export async function addPublicVoice(api: Api, voice: PublicVoice, caller: Caller): Promise<string> {
  const body: AddVoiceBody = { new_name: addedName(voice) };
  const path = `/v1/voices/add/${encodeURIComponent(voice.public_owner_id)}/${encodeURIComponent(voice.voice_id)}`;
  const response = await api.send(path, { body, accepts: /^voice_already_cloned$/ }, caller);
  // The account has it under another name; the list of voices may not show it yet.
  if (!isSuccess(response)) return voice.voice_id;
  return readJson(response, z.object({ voice_id: z.string().min(1) }), 'ElevenLabs').voice_id;
}
