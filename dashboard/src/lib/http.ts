// Calls the service. A failed call throws an `ApiError` with a message for the user.
import { TEAM_CHANGED, TEAM_HEADER } from '@greenroom/contract/dashboard/team-header';
import { t } from '@lingui/core/macro';
import { serviceText } from './service-text.ts';

/** A failed call. `message` is a sentence for the user. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** 0: the service could not be reached. */
  readonly status: number;
  /** The stable error code, such as INSUFFICIENT_CREDITS; empty if there is none. */
  readonly code: string;
  /** The message as the service sent it; empty if it sent a code alone. */
  readonly english: string;
  /** The response body, with members such as `credits_required`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    const error = typeof body.error === 'string' ? body.error : '';
    const code = typeof body.code === 'string' ? body.code : /^[A-Z_]+$/.test(error) ? error : '';
    const sentence = error && error !== code ? error : '';
    super(sentence ? serviceText(sentence) : (messages[code]?.(body) ?? byStatus(status)));
    this.english = sentence;
    this.status = status;
    this.code = code;
    this.details = body;
  }

  /** The field that the message starts with, such as `script` or `scene_elements[2].caption`. */
  get field(): string | undefined {
    return this.status === 400 ? /^[a-z_]+(?:\[\d+\]|\.[a-z_]+)*(?= )/.exec(this.english)?.[0] : undefined;
  }
}

const messages: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => string>> = {
  INSUFFICIENT_CREDITS: (body) =>
    t`This costs ${Number(body.credits_required)} credits and you have ${Number(body.credits_balance)}. Buy credits, then try again.`,
  VOICE_LIMIT_REACHED: (body) =>
    t`You have reached the limit of ${Number(body.max_voices)} voices of this kind. Delete one first.`,
  TOO_MANY_ACTIVE_JOBS: (body) =>
    t`You have reached the limit of ${Number(body.max_active_jobs)} videos in progress. Wait for one to finish.`,
  RATE_LIMITED: () => t`Too many requests. Wait a minute, then try again.`,
  [TEAM_CHANGED]: () => t`You switched teams in another tab. Reload the page to continue in that team.`,
  IDEMPOTENCY_KEY_IN_FLIGHT: () => t`This request is already being processed. Wait a moment, then reload the page.`,
};

let pageTeam: string | undefined;

/**
 * The team whose data this page shows, until it is loaded again. It goes with every request, so that after a switch in another tab
 * nothing of the other team is shown or changed here.
 */
export function setPageTeam(team: string): void {
  pageTeam ??= team;
}

export const getPageTeam = (): string | undefined => pageTeam;

export const teamHeaders = (): Record<string, string> => (pageTeam === undefined ? {} : { [TEAM_HEADER]: pageTeam });

function byStatus(status: number): string {
  if (status === 0) return t`Cannot reach the service. Check your connection, then try again.`;
  if (status === 401) return t`You are signed out. Sign in again.`;
  if (status === 403) return t`Only team owners can do this. Ask one of them.`;
  if (status === 404) return t`Not found. It may have been deleted.`;
  if (status === 413) return t`The request is too large. Send less data.`;
  if (status === 429) return t`Too many requests. Wait a minute, then try again.`;
  return t`Something went wrong on our side. Try again in a moment.`;
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface CallOptions {
  query?: Query;
  signal?: AbortSignal | undefined;
}

/** `/jobs` and `{status: 'failed', cursor: undefined}` become `/dashboard/api/jobs?status=failed`. */
export function apiUrl(path: `/${string}`, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `/dashboard/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

async function readResponse<Body>(response: Response): Promise<Body> {
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, Object(body));
  return body as Body;
}

const request = (method: string, url: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  fetch(url, {
    method,
    signal: signal ?? null,
    headers: {
      ...teamHeaders(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, {});
  });

const send = async <Body>(method: string, url: string, body: unknown, signal?: AbortSignal): Promise<Body> =>
  readResponse(await request(method, url, body, signal));

/** A response that is a file. */
const readFile = async (response: Response): Promise<Blob> => (response.ok ? response.blob() : readResponse(response));

/** Whether the service says that there is no such file. */
export async function isGone(url: string): Promise<boolean> {
  const response = await request('GET', url, undefined);
  void response.body?.cancel();
  return response.status === 404;
}

export const getFile = async (path: `/${string}`): Promise<Blob> =>
  readFile(await request('GET', apiUrl(path), undefined));

export const postForFile = async (path: `/${string}`, body: unknown, { signal }: CallOptions = {}): Promise<Blob> =>
  readFile(await request('POST', apiUrl(path), body, signal));

/** `get<Me>('/me')`. */
export const get = <Body>(path: `/${string}`, { query, signal }: CallOptions = {}): Promise<Body> =>
  send('GET', apiUrl(path, query), undefined, signal);

export const post = <Body>(path: `/${string}`, body: unknown = {}, { query, signal }: CallOptions = {}) =>
  send<Body>('POST', apiUrl(path, query), body, signal);

export const remove = <Body>(path: `/${string}`, { query, signal }: CallOptions = {}): Promise<Body> =>
  send('DELETE', apiUrl(path, query), undefined, signal);

/** Calls `/dashboard/auth`: sign-in, sign-up, sign-out and password reset. */
export const auth = <Body>(path: `/${string}`, body: unknown = {}): Promise<Body> =>
  send('POST', `/dashboard/auth${path}`, body);
