// The voices of the loopback server: those of the account and those of the public library.
import { z } from 'zod';
import { failure, formMembers, validate } from './loopback-http.ts';
import { soundSeconds } from './loopback-recordings.ts';

/** A voice of the account. */
export interface LoopbackVoice {
  voice_id: string;
  name: string;
  category: 'premade' | 'cloned' | 'generated' | 'professional' | 'high_quality';
  labels: Record<string, string>;
  description: string | null;
  preview_url: string | null;
  verified_languages: { language: string; model_id: string }[];
  created_at_unix: number | null;
  voice_verification: null | {
    requires_verification: boolean;
    is_verified: boolean;
    verification_failures: string[];
    verification_attempts_count: number;
  };
}

export const accountVoice = (voice_id: string, rest: Partial<LoopbackVoice> = {}): LoopbackVoice => ({
  voice_id,
  name: voice_id,
  category: 'premade',
  labels: { gender: 'female', language: 'en', accent: 'american' },
  description: null,
  preview_url: null,
  verified_languages: [],
  created_at_unix: null,
  voice_verification: null,
  ...rest,
});

/** A voice of the public library. */
export const publicVoice = (voice_id: string, language: string, gender: string, usage = 1_000) => ({
  public_owner_id: `owner-of-${voice_id}`,
  voice_id,
  date_unix: 1_700_000_000,
  name: voice_id,
  accent: 'standard',
  gender,
  age: 'young',
  descriptive: 'calm',
  use_case: 'narration',
  category: 'professional' as const,
  language,
  usage_character_count_1y: usage,
  usage_character_count_7d: 1,
  play_api_usage_character_count_1y: 1,
  cloned_by_count: 1,
  free_users_allowed: true,
  live_moderation_enabled: false,
  featured: false,
});

export type LoopbackPublicVoice = ReturnType<typeof publicVoice>;

const pageSize = z.coerce.number().int().min(1).max(100);
const truth = z.enum(['true', 'false']);

const accountQuery = z.strictObject({
  page_size: pageSize.default(10),
  include_total_count: truth.optional(),
  next_page_token: z.string().optional(),
  search: z.string().optional(),
  category: z.enum(['premade', 'cloned', 'generated', 'professional']).optional(),
  gender: z.string().optional(),
});

const publicQuery = z.strictObject({
  page_size: pageSize.default(30),
  language: z.string().optional(),
  gender: z.string().optional(),
  sort: z.enum(['created_date', 'usage_character_count_1y', 'trending', 'cloned_by_count']).optional(),
  include_custom_rates: truth.optional(),
  include_live_moderated: truth.optional(),
});

const cloneSchema = z.strictObject({
  name: z.string().min(1).max(100),
  files: z.array(z.instanceof(File)).min(1),
  remove_background_noise: truth.default('false'),
  description: z.string().max(500).optional(),
});

const MAX_SAMPLE_BYTES = 10 * 1024 * 1024;

/** The state of the account, which requests change. */
export function createVoices(
  own: readonly LoopbackVoice[],
  published: readonly LoopbackPublicVoice[],
  requiresVerification: boolean,
) {
  const voices = new Map(own.map((voice) => [voice.voice_id, voice]));
  const get = (id: string): LoopbackVoice => {
    const voice = voices.get(id);
    if (!voice) throw failure(404, 'not_found', 'voice_not_found');
    return voice;
  };
  let created = 0;

  return {
    voices,
    get,

    list(search: URLSearchParams) {
      const query = validate(accountQuery, Object.fromEntries(search), 'query');
      const found = [...voices.values()].filter(
        ({ name, category, labels }) =>
          (query.search === undefined || name.includes(query.search)) &&
          (query.category === undefined || category === query.category) &&
          (query.gender === undefined || labels.gender === query.gender),
      );
      const from = Number(query.next_page_token ?? 0);
      const to = from + query.page_size;
      const more = to < found.length;
      return {
        voices: found.slice(from, to),
        has_more: more,
        total_count: found.length,
        next_page_token: more ? String(to) : null,
      };
    },

    listPublic(search: URLSearchParams) {
      const query = validate(publicQuery, Object.fromEntries(search), 'query');
      const found = published.filter(({ language, gender }) => language === query.language && gender === query.gender);
      return { voices: found.slice(0, query.page_size), has_more: found.length > query.page_size, last_sort_id: null };
    },

    addPublic(ownerId: string, id: string, json: unknown) {
      const { new_name } = validate(z.strictObject({ new_name: z.string().min(1) }), json, 'body');
      const isPublished = published.some(
        ({ public_owner_id, voice_id }) => public_owner_id === ownerId && voice_id === id,
      );
      if (!isPublished) throw failure(404, 'not_found', 'voice_not_found');
      const voice_id = `added-${id}`;
      voices.set(voice_id, accountVoice(voice_id, { name: new_name, category: 'professional', labels: {} }));
      return { voice_id };
    },

    async clone(form: FormData) {
      const { name, files, description } = validate(cloneSchema, formMembers(form, ['files']), 'body');
      for (const file of files) {
        if (file.size > MAX_SAMPLE_BYTES) throw failure(400, 'validation_error', 'upload_file_size_exceeded', 'files');
        if ((await soundSeconds(file)) < 1) throw failure(400, 'validation_error', 'voice_sample_too_short', 'files');
      }
      created += 1;
      const voice_id = `clone-${created}`;
      voices.set(
        voice_id,
        accountVoice(voice_id, { name, category: 'cloned', labels: {}, description: description ?? null }),
      );
      return { voice_id, requires_verification: requiresVerification };
    },

    delete(id: string) {
      get(id);
      voices.delete(id);
      return { status: 'ok' };
    },
  };
}
