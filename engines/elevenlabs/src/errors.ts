// Translates an error response of ElevenLabs into the reason and the sentence of an EngineError.
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import type { HttpResponse } from '@greenroom/engine-kit/http-client';
import { parseJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';
import { quotes } from './quotes.ts';

const text = z.string().nullish().catch(null);

/** https://elevenlabs.io/docs/eleven-api/resources/errors, the older object with a `status` only, FastAPI's list, and a plain string. */
const errorBody = z.object({
  detail: z.union([
    z.object({ type: text, code: text, status: text, message: text, param: text }),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])).catch([]), msg: text })),
    z.string(),
  ]),
});

interface Details {
  codes: readonly string[];
  /** The names of the members that the request has wrong. */
  params: readonly string[];
  message: string;
}

/** A refusal and the codes that state it, as documented or as seen in public logs of the API. */
interface Refusal {
  codes: RegExp;
  reason: EngineErrorReason;
  message: string;
}

const ACCOUNT_MESSAGES = {
  out_of_credit: 'The account at ElevenLabs has no credit left, or its plan does not include this.',
  invalid_credentials: 'ElevenLabs refused the API key.',
  rate_limited: 'ElevenLabs received too many requests.',
} as const;

const account = (reason: keyof typeof ACCOUNT_MESSAGES, codes: RegExp): Refusal => ({
  codes,
  reason,
  message: ACCOUNT_MESSAGES[reason],
});
const rejected = (message: string, codes: RegExp): Refusal => ({ codes, reason: 'rejected', message });

const VOICE_GONE = 'This voice no longer exists at its provider. Create it again.';
const TEXT_UNUSABLE = 'The text cannot be used by the provider. Change it.';
const RECORDING_UNUSABLE = 'The recording cannot be used by the provider. Send a clear recording of one person.';

/** The first that fits: a response about credit may also have the status and the code of a refused key. */
const REFUSALS: readonly Refusal[] = [
  account(
    'out_of_credit',
    /^(quota_exceeded|insufficient_credits|payment_required|paid_plan_required|subscription_required)$/,
  ),
  account(
    'out_of_credit',
    /^(can_not_use_instant_voice_cloning|ivc_not_permitted|feature_not_available|only_for_creator_plus)$/,
  ),
  account('out_of_credit', /^(free_users_not_allowed|(max_)?voice_limit_reached|voice_add_edit_limit_reached)$/),
  account(
    'invalid_credentials',
    /^(invalid_api_key|missing_api_key|api_key_disabled|expired_api_key|needs_authorization)$/,
  ),
  account(
    'invalid_credentials',
    /^(missing_permissions|insufficient_permissions|invalid_api_key_permissions|ip_not_allowed|model_access_denied)$/,
  ),
  account(
    'invalid_credentials',
    /^(detected_unusual_activity|unusual_activity_detected|user_in_probation|workspace_not_found)$/,
  ),
  account('rate_limited', /^(rate_limit_exceeded|concurrent_limit_exceeded|too_many_concurrent_requests|system_busy)$/),
  rejected(
    VOICE_GONE,
    /^(voice_not_found|voice_does_not_exist|invalid_voice_id|voice_access_denied|voice_not_fine_tuned)$/,
  ),
  rejected(VOICE_GONE, /^(famous_voice_not_permitted|voice_blocked_detected)$/),
  rejected('The text is too long for the provider. Shorten it.', /^(max_character_limit_exceeded|text_too_long)$/),
  rejected('There is nothing to speak. Add some words.', /^(empty_text|invalid_text)$/),
  rejected(
    RECORDING_UNUSABLE,
    /^(voice_sample_|audio_|invalid_audio|corrupted_audio|invalid_file|upload_file_size_exceeded|no_speech)/,
  ),
  rejected(
    'The content policy of the provider does not allow this. Change the text or the recording.',
    /policy|moderation|prohibited/,
  ),
];

const TEXT_PARAMS = new Set(['text', 'content']);
const RECORDING_PARAMS = new Set(['file', 'files', 'audio']);

/** Characters of the provider's message in the cause. */
const MAX_SHOWN = 300;

/**
 * Returns the error of a response whose status is not 200 to 299.
 *
 * @param secrets the key and the client's texts; a provider's message that quotes one is left out of the cause
 */
export function errorOf(response: HttpResponse, secrets: readonly string[]): EngineError {
  const details = readDetails(response);
  const { codes, params } = details;
  // A quote that is longer than what is shown is found, too.
  const message = details.message.slice(0, 2 * MAX_SHOWN);
  const refusal =
    REFUSALS.find((known) => codes.some((code) => known.codes.test(code))) ??
    refusalOfStatus(response.status, params, message);
  const shown = secrets.some((secret) => quotes(message, secret)) ? '' : message.slice(0, MAX_SHOWN);
  const cause = new Error([`Status ${response.status}`, ...codes, ...params, shown].filter(Boolean).join(', '));
  return new EngineError(refusal.reason, refusal.message, { cause });
}

/** Refusals without a code of their own, such as "Upgrade your subscription to creator tier or above." */
const PLAN_MESSAGE = /quota|credits|upgrade your|tier or above/i;

function refusalOfStatus(status: number, params: readonly string[], message: string): Omit<Refusal, 'codes'> {
  const isPlan = status === 402 || (status >= 400 && status <= 403 && PLAN_MESSAGE.test(message));
  if (isPlan) return { reason: 'out_of_credit', message: ACCOUNT_MESSAGES.out_of_credit };
  if (status === 401 || status === 403)
    return { reason: 'invalid_credentials', message: ACCOUNT_MESSAGES.invalid_credentials };
  if (params.some((param) => TEXT_PARAMS.has(param))) return { reason: 'rejected', message: TEXT_UNUSABLE };
  if (params.some((param) => RECORDING_PARAMS.has(param))) return { reason: 'rejected', message: RECORDING_UNUSABLE };
  if (status === 408 || status === 409 || status === 425)
    return { reason: 'unavailable', message: 'ElevenLabs is busy.' };
  // A bug, or a change of the API.
  return { reason: 'bad_output', message: `ElevenLabs responded with status ${status}.` };
}

/** Whether an error response states one of these codes. */
export const hasCode = (response: HttpResponse, codes: RegExp): boolean =>
  readDetails(response).codes.some((code) => codes.test(code));

const names = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => (value && /^[\w.-]{1,60}$/.test(value) ? [value] : []))),
];

function readDetails({ body }: HttpResponse): Details {
  const { data } = errorBody.safeParse(parseJson(body));
  if (!data) return { codes: [], params: [], message: '' };
  const { detail } = data;
  if (typeof detail === 'string') return { codes: [], params: [], message: detail };
  if (Array.isArray(detail)) {
    const params = names(
      detail.map(({ loc }) => loc.findLast((part) => typeof part === 'string' && part !== 'body')?.toString()),
    );
    return { codes: [], params, message: detail.map(({ msg }) => msg ?? '').join(' ') };
  }
  const { type, code, status, param, message } = detail;
  return { codes: names([code, status, type]), params: names([param]), message: message ?? '' };
}
