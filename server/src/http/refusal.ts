// Turns whatever was thrown into the answer a partner gets: a status, `{error}` and what the contract adds to it.
import { limits } from '@greenroom/contract/limits';
import { Outage } from '../kernel/outage.ts';
import { Problem } from '../kernel/problem.ts';

export interface Refusal {
  status: number;
  headers: Record<string, string>;
  body: { error: string } & Record<string, string | number>;
  /** To be logged whole: a bug, or an outage of what the service depends on. */
  logged: 'bug' | 'outage' | undefined;
}

/** What the web framework throws before our code runs, by its codes. */
const FRAMEWORK: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem('payload_too_large', `The body must be at most ${limits.bodyBytes} bytes.`),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('unsupported_media_type', 'Content-Type must be application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Problem('invalid_request', 'The body must be as long as Content-Length says.'),
};

/** The sender went away in mid-body. The framework's status tells it from a connection of ours that was reset. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === 'ECONNRESET' && 'statusCode' in error && error.statusCode === 400;

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isCutOff(error)) return new Problem('invalid_request', 'The body was cut off.');
  return FRAMEWORK[codeOf(error)]?.();
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * `requestId`: named in the answer to a bug, so that whoever asks about it can be helped. `changes`: the request may have
 * changed something before it failed.
 */
export function refusalOf(error: unknown, { requestId, changes }: { requestId: string; changes: boolean }): Refusal {
  if (error instanceof Outage) {
    const problem = outageProblem(error, changes);
    return { ...tell(problem), logged: 'outage' };
  }
  const problem = problemOf(error);
  if (problem) return { ...tell(problem), logged: undefined };
  const sentences = [
    'Something went wrong on our side.',
    ...(changes ? [MAY_BE_DONE] : []),
    `Request id: ${requestId}`,
  ];
  return { status: 500, headers: {}, body: { error: sentences.join(' ') }, logged: 'bug' };
}

const MAY_BE_DONE =
  'The request may have been carried out all the same: check your jobs and assets before you send it again.';

function outageProblem({ outcomeUnknown, retryAfterSeconds, cause }: Outage, changes: boolean): Problem {
  const sentences = [
    'The service is temporarily unavailable.',
    changes && outcomeUnknown ? MAY_BE_DONE : 'Try again in a few seconds.',
  ];
  return new Problem('unavailable', sentences.join(' '), { retryAfterSeconds, cause });
}

function tell(problem: Problem): Pick<Refusal, 'status' | 'headers' | 'body'> {
  const headers: Record<string, string> = {};
  if (problem.retryAfterSeconds !== undefined) headers['retry-after'] = String(Math.ceil(problem.retryAfterSeconds));
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer';
  return { status: problem.status, headers, body: { error: problem.message, ...problem.extras } };
}
