// Translates error responses of OpenAI and of compatible servers into the reason and the sentence of an EngineError.
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import type { HttpResponse } from '@greenroom/engine-kit/http-client';
import { parseJson } from '@greenroom/engine-kit/json-response';
import { retryAfterMs } from '@greenroom/engine-kit/provider-http';
import { readErrorBody } from './error-body.ts';

interface Refusal {
  reason: EngineErrorReason;
  message: string;
}

const OUT_OF_CREDIT: Refusal = {
  reason: 'out_of_credit',
  message: 'The account at the provider has no credit left, or has reached its spending limit.',
};
const INVALID_CREDENTIALS: Refusal = {
  reason: 'invalid_credentials',
  message: 'The provider refused the API key, or the key does not allow this.',
};
const TOO_MANY: Refusal = { reason: 'rate_limited', message: 'The provider received too many requests.' };
const BUSY: Refusal = { reason: 'unavailable', message: 'The provider is not available.' };
const CONTENT: Refusal = {
  reason: 'rejected',
  message: 'The content policy of the provider does not allow this. Change the text or the pictures.',
};
const PICTURE: Refusal = { reason: 'rejected', message: 'The provider cannot use a picture. Use another one.' };
const RECORDING: Refusal = {
  reason: 'rejected',
  message: 'The provider cannot use the recording. Send a clear recording of one person.',
};
const TOO_LARGE: Refusal = {
  reason: 'rejected',
  message: 'The recording or a picture is too large for the provider. Use a smaller one.',
};

/** Codes and types of OpenAI's errors, in the order in which they are looked for. OpenAI sends `insufficient_quota` with 429. */
const BY_CODE: readonly (readonly [codes: RegExp, refusal: Refusal])[] = [
  [/^(insufficient_quota|billing_hard_limit_reached|billing_not_active|quota_exceeded)$/, OUT_OF_CREDIT],
  [/^(moderation_blocked|content_policy_violation|content_filter|image_generation_blocked)$/, CONTENT],
  [/^(invalid_image|invalid_image_file|image_parse_error|unsupported_image|image_too_large|image_too_small)$/, PICTURE],
  [/^(audio_too_short|audio_too_long|invalid_audio|unsupported_audio)/, RECORDING],
  [/^(invalid_api_key|invalid_organization|account_deactivated)$/, INVALID_CREDENTIALS],
  [/^rate_limit_exceeded$/, TOO_MANY],
];

/**
 * Returns the error of a response whose status is not 200 to 299. A request that the server does not accept is `unavailable`, because
 * the server's settings or models do not fit: another engine may be able to do the work.
 *
 * @param secrets the key and the client's texts; a provider's message that quotes one is left out of the cause
 * @param advice for the operator, in the cause
 */
export function errorOf(
  { status, headers, body }: HttpResponse,
  secrets: readonly string[],
  advice?: string,
): EngineError {
  const { codes, message: whole } = readErrorBody(parseJson(body));
  const message = whole.slice(0, MAX_READ);
  const { reason, message: sentence } = refusalOf(status, codes);
  const shown = secrets.some((secret) => secret !== '' && quotes(message, secret)) ? '' : message;
  const cause = new Error(
    [`Status ${status}`, advice, ...codes, shown]
      .filter(Boolean)
      .join(', ')
      .replaceAll(KEYS, '(key)')
      .slice(0, MAX_SHOWN),
  );
  return new EngineError(reason, sentence, { cause, retryAfterMs: retryAfterMs(headers) });
}

/** Characters of the cause, and of the message in which quotes are looked for. */
const MAX_SHOWN = 300;
const MAX_READ = 2_000;

/** OpenAI quotes the ends of a wrong key. */
const KEYS = /\bsk-[\w*-]+/g;

function refusalOf(status: number, codes: readonly string[]): Refusal {
  for (const [pattern, refusal] of BY_CODE) if (codes.some((code) => pattern.test(code))) return refusal;
  if (status === 401 || status === 403) return INVALID_CREDENTIALS;
  if (status === 402) return OUT_OF_CREDIT;
  if (status === 413) return TOO_LARGE;
  if (status === 429) return TOO_MANY;
  if (status >= 500 || status === 408) return BUSY;
  return { reason: 'unavailable', message: `The provider responded with status ${status}.` };
}

/** A message that has a part of this length of a secret quotes it. */
const QUOTE_CHARACTERS = 16;

/** Whether a message contains a part of a secret. Parts are compared at every 16th character, so quotes of 31 are always found. */
function quotes(message: string, secret: string): boolean {
  for (let at = 0; at === 0 || at + QUOTE_CHARACTERS <= secret.length; at += QUOTE_CHARACTERS)
    if (message.includes(secret.slice(at, at + QUOTE_CHARACTERS))) return true;
  return false;
}
