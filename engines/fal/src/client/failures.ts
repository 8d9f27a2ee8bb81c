// Translates failures of fal.ai and its models into errors with a reason.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { HttpResponse } from '@greenroom/engine-kit/http-client';
import { describeError, type ErrorBody, readErrorBody } from './error-body.ts';

/**
 * Errors of models that a client can correct, by type, with the sentence for the client.
 *
 * All other types are `bad_output`. The files come from Greenroom, so one that fal.ai cannot load (`file_download_error`,
 * `image_load_error`, `unsupported_audio_format`) has expired or was damaged on the way, and the next attempt uploads it again.
 * `no_media_generated` is a refusal without a reason, which often succeeds with the same input. `internal_server_error`,
 * `generation_timeout` and `downstream_service_error` are failures of the model.
 */
const CORRECTABLE: Readonly<Record<string, string>> = {
  content_policy_violation: 'The content rules of the AI model forbid this. Change the text or the pictures.',
  face_detection_error: 'No face was found in the picture. Use a picture of one person who faces the camera.',
  image_too_small: 'A picture is too small for the AI model. Use a larger picture.',
  image_too_large: 'A picture is too large for the AI model. Use a smaller picture.',
  image_aspect_ratio_error: 'A picture is too wide or too tall for the AI model. Use a picture of another shape.',
  audio_duration_too_long: 'The speech is too long for the AI model. Shorten the script.',
  audio_duration_too_short: 'The speech is too short for the AI model. Add some words.',
  video_duration_too_long: 'The clip is too long for the AI model. Shorten the script.',
  video_duration_too_short: 'The clip is too short for the AI model. Add some words.',
};

const TOO_LONG = new Set(['string_too_long', 'sequence_too_long']);

/** Returns the error for a response whose status is no success. */
export function failureOf(response: HttpResponse): EngineError {
  const body = readErrorBody(response);
  const cause = describeError(response.status, body);
  const correction = body.errors.map(correctionOf).find((sentence) => sentence !== undefined);
  if (correction !== undefined) return new EngineError('rejected', correction, { cause });
  switch (response.status) {
    case 401:
      return new EngineError('invalid_credentials', 'fal.ai rejected the API key.', { cause });
    case 402:
      return outOfCredit(cause);
    case 403:
      // The only sign of an account without credit: "User is locked. Reason: Exhausted balance."
      return /balance|locked|billing/i.test(body.text ?? '')
        ? outOfCredit(cause)
        : new EngineError('invalid_credentials', 'fal.ai does not permit this with the API key.', { cause });
    default:
      return new EngineError('bad_output', 'The operation failed at fal.ai.', { cause });
  }
}

/**
 * Returns the error for the result of a completed operation. The response has the status and body that the model returned; a 429 or
 * 5xx that neither a model nor fal.ai's scheduler signed is a failure of this request alone.
 */
export function resultFailureOf(response: HttpResponse): EngineError {
  const { status, headers } = response;
  const isTransient = (status === 429 || status >= 500) && !isOutcome(response, readErrorBody(response));
  if (!isTransient) return failureOf(response);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new EngineError(
    status === 429 ? 'rate_limited' : 'unavailable',
    `fal.ai responded with status ${status} to the request for a result.`,
    { retryAfterMs: seconds * 1000 },
  );
}

/** The last header says that no runner started in time. */
const OUTCOME_HEADERS = ['x-fal-retryable', 'x-fal-needs-retry', 'x-fal-request-timeout-type'];

const isOutcome = ({ headers }: HttpResponse, { errors, errorType }: ErrorBody): boolean =>
  errors.length > 0 || errorType !== undefined || OUTCOME_HEADERS.some((name) => headers.has(name));

function correctionOf({ type, place }: { type: string; place: string }): string | undefined {
  if (TOO_LONG.has(type) && place.includes('prompt')) return 'The text is too long for the AI model. Shorten it.';
  return Object.hasOwn(CORRECTABLE, type) ? CORRECTABLE[type] : undefined;
}

const outOfCredit = (cause: Error) =>
  new EngineError('out_of_credit', 'The account at fal.ai has no credit left.', { cause });
