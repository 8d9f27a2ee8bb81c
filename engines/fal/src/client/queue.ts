// The queue of fal.ai: submits a request to a model, polls it and cancels it.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { HttpResponse } from '@greenroom/engine-kit/http-client';
import { readJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';
import type { Caller } from './connection.ts';
import { readErrorBody } from './error-body.ts';
import { failureOf, resultFailureOf } from './failures.ts';
import { formatReference, readReference, submissionSchema } from './reference.ts';

/** As long as fal.ai keeps the address of a result, so that both can be fetched after an outage or neither. */
const OUTPUT_LIFETIME_S = 3_600;

/**
 * An operation that has not started by then fails without costs, because its uploaded inputs expire after an hour. The next attempt
 * uploads them again.
 */
const START_LIMIT_S = 2_700;

const SUBMIT_TIMEOUT_MS = 60_000;
const POLL_TIMEOUT_MS = 30_000;

const statusSchema = z.object({ status: z.string() });

/**
 * Submits the input of a model and returns a reference. Does not stop when a step is aborted, so that no reference is lost.
 *
 * fal.ai takes no idempotency key. If the process crashes between its response and the record of the reference, or the response is
 * lost, the next attempt submits again, and the first operation runs to its end unseen: it costs one operation, and its output
 * expires within the hour.
 */
export async function submit(model: string, input: object, { connection, http }: Caller): Promise<string> {
  const response = await http(`${connection.queueUrl}/${model}`, {
    method: 'POST',
    headers: {
      authorization: connection.authorization,
      'content-type': 'application/json',
      'x-fal-object-lifecycle-preference': JSON.stringify({ expiration_duration_seconds: OUTPUT_LIFETIME_S }),
      'x-fal-request-timeout': String(START_LIMIT_S),
      // No history of prompts and results. A result stays available to polls for an hour, or for 6 minutes from 10 kB on
      // (https://fal.ai/docs/inference-api/queue/result). Ours are addresses of files, below 2 kB.
      'x-fal-store-io': '0',
    },
    body: JSON.stringify(input),
    timeoutMs: SUBMIT_TIMEOUT_MS,
    signal: new AbortController().signal,
  });
  if (response.status === 404) throw new EngineError('bad_output', `fal.ai does not offer the model ${model}.`);
  if (!isSuccess(response)) throw failureOf(response);
  return formatReference(model, readJson(response, submissionSchema, 'fal.ai'));
}

/** Returns the output of a completed operation, or `pending`. */
export async function poll<T>(
  ref: string,
  output: z.ZodType<T>,
  { connection, http }: Caller,
  signal: AbortSignal,
): Promise<T | 'pending'> {
  const urls = readReference(ref, connection);
  const request = { headers: { authorization: connection.authorization }, timeoutMs: POLL_TIMEOUT_MS, signal };
  const response = await http(urls.status, request);
  if (response.status === 404) throw lostOperation();
  if (!isSuccess(response)) throw failureOf(response);
  const { status } = readJson(response, statusSchema, 'fal.ai');
  if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return 'pending';
  if (status !== 'COMPLETED') throw new EngineError('bad_output', 'The operation failed at fal.ai.');

  // A completed operation may have failed: its result has the status and the error.
  const result = await http(urls.result, { ...request, anyStatus: true });
  if (result.status === 200) return readJson(result, output, 'fal.ai');
  if (isEarly(result)) return 'pending';
  if (result.status === 404) throw lostOperation();
  throw resultFailureOf(result);
}

/** Cancels the operation. A completed one is left alone: nothing but an administrator's key can erase its output before it expires. */
export async function cancel(ref: string, { connection, http }: Caller, signal: AbortSignal): Promise<void> {
  const response = await http(readReference(ref, connection).cancel, {
    method: 'PUT',
    headers: { authorization: connection.authorization },
    timeoutMs: POLL_TIMEOUT_MS,
    signal,
  });
  // 400: already completed. 404: fal.ai no longer knows it.
  if (!isSuccess(response) && response.status !== 400 && response.status !== 404) throw failureOf(response);
}

const isSuccess = ({ status }: HttpResponse): boolean => status >= 200 && status < 300;

const lostOperation = () => new EngineError('bad_output', 'fal.ai no longer knows the operation.');

/** The status of an operation can be ahead of its result. */
const isEarly = (response: HttpResponse): boolean =>
  response.status === 202 ||
  response.status === 425 ||
  (response.status === 400 && /in progress|in queue/i.test(readErrorBody(response).text ?? ''));
