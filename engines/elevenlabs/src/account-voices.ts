// Lists the voices of the account.
import { readJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';
import type { Api, Caller } from './api.ts';

const text = z.string().nullish();

const accountVoice = z.object({
  voice_id: z.string().min(1),
  name: text,
  category: text,
  labels: z.record(z.string(), z.string().nullish()).nullish().catch(null),
  preview_url: text,
  verified_languages: z
    .array(z.object({ language: z.string(), preview_url: text }))
    .nullish()
    .catch(null),
  created_at_unix: z.number().nullish(),
  voice_verification: z
    .object({ requires_verification: z.boolean().nullish(), is_verified: z.boolean().nullish() })
    .nullish(),
});

/** A voice of the account, as far as it is used. */
export type AccountVoice = z.output<typeof accountVoice>;

const pageSchema = z.object({
  voices: z.array(accountVoice),
  has_more: z.boolean().nullish(),
  next_page_token: text,
});

/** The query of `GET /v2/voices`. */
export type AccountQuery = {
  page_size: '100';
  /** Counting takes time. */
  include_total_count: 'false';
  next_page_token?: string | undefined;
  search?: string;
  category?: 'cloned';
  gender?: string;
};

/** 2,000 voices: more than any plan allows. */
const MAX_PAGES = 20;
/** A voice with samples and languages takes about 20 kB. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Returns all pages. */
export async function listAccountVoices(
  api: Api,
  filter: Omit<AccountQuery, 'page_size' | 'include_total_count' | 'next_page_token'>,
  caller: Caller,
): Promise<AccountVoice[]> {
  const voices: AccountVoice[] = [];
  let token: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const query: AccountQuery = { ...filter, page_size: '100', include_total_count: 'false', next_page_token: token };
    const found = await api.read('/v2/voices', { query, schema: pageSchema, maxBytes: MAX_BYTES }, caller);
    voices.push(...found.voices);
    if (!found.has_more || !found.next_page_token) break;
    token = found.next_page_token;
  }
  return voices;
}

/** Returns a voice of the account; undefined if it has none with this ID. */
export async function findAccountVoice(api: Api, voiceId: string, caller: Caller): Promise<AccountVoice | undefined> {
  const response = await api.send(
    `/v1/voices/${encodeURIComponent(voiceId)}`,
    { mayBeMissing: true, maxBytes: MAX_BYTES },
    caller,
  );
  return response.status === 404 ? undefined : readJson(response, accountVoice, 'ElevenLabs');
}
