// Converts a thrown error to a response: its status, headers and body.
import { limits } from '@greenroom/contract/limits';
import { Outage } from '../kernel/outage.ts';
import { Problem } from '../kernel/problem.ts';

export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: { error: string } & Record<string, string | number>;
  /** Logged with its cause: a bug, or an outage of a dependency. */
  logged: 'bug' | 'outage' | undefined;
}

/** Errors that Fastify throws before an endpoint runs, by code. */
const FRAMEWORK: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem('payload_too_large', `The body must be at most ${limits.bodyBytes} bytes.`),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('unsupported_media_type', 'Content-Type must be application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Problem('invalid_request', 'The length of the body must equal Content-Length.'),
};

/** The sender disconnected before the body was complete. The status distinguishes it from a reset outgoing connection. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === 'ECONNRESET' && 'statusCode' in error && error.statusCode === 400;

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isAborted(error)) return new Problem('invalid_request', 'The body is incomplete. Send the request again.');
  return FRAMEWORK[codeOf(error)]?.();
}

/** A stable code of any error, such as `not_found`, without details. */
export const errorCodeOf = (error: unknown): string =>
  problemOf(error)?.code ?? (error instanceof Outage ? 'unavailable' : 'internal');

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** `requestId` is part of the message of a bug. `changes`: the request may have changed something before it failed. */
export function errorResponseOf(
  error: unknown,
  { requestId, changes }: { requestId: string; changes: boolean },
): ErrorResponse {
  if (error instanceof Outage) {
    const problem = outageProblem(error, changes);
    return { ...responseTo(problem), logged: 'outage' };
  }
  const problem = problemOf(error);
  if (problem) return { ...responseTo(problem), logged: undefined };
  const sentences = [
    'Something went wrong on our side.',
    ...(changes ? [MAY_BE_PROCESSED] : []),
    `Request id: ${requestId}`,
  ];
  return { status: 500, headers: {}, body: { error: sentences.join(' ') }, logged: 'bug' };
}

const MAY_BE_PROCESSED = 'The request may have been processed. Check your jobs and assets before you send it again.';

function outageProblem({ outcomeUnknown, retryAfterSeconds, cause }: Outage, changes: boolean): Problem {
  const sentences = [
    'The service is temporarily unavailable.',
    changes && outcomeUnknown ? MAY_BE_PROCESSED : 'Try again in a few seconds.',
  ];
  return new Problem('unavailable', sentences.join(' '), { retryAfterSeconds, cause });
}

function responseTo(problem: Problem): Pick<ErrorResponse, 'status' | 'headers' | 'body'> {
  const headers: Record<string, string> = {};
  if (problem.retryAfterSeconds !== undefined) headers['retry-after'] = String(Math.ceil(problem.retryAfterSeconds));
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer';
  return { status: problem.status, headers, body: { error: problem.message, ...problem.extras } };
}
