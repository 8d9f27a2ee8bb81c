// Calls the service. Answers have the contract's shapes; a refusal becomes a `Refusal` that says what and which field.

/** Whatever came back instead of an answer. `message` is a sentence for the person at the screen. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** 0: the service could not be reached. */
  readonly status: number;
  /** The stable value of `error` or `code`, such as INSUFFICIENT_CREDITS; empty where there is none. */
  readonly code: string;
  /** What the refusal says besides, such as `credits_required`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    const error = typeof body.error === 'string' ? body.error : '';
    const code = typeof body.code === 'string' ? body.code : /^[A-Z_]+$/.test(error) ? error : '';
    super(error && error !== code ? error : (sentences[code]?.(body) ?? byStatus(status)));
    this.status = status;
    this.code = code;
    this.details = body;
  }

  /** The field that the sentence begins with, such as `script` or `scene_elements[2].caption`. */
  get field(): string | undefined {
    return this.status === 400 ? /^[a-z_]+(?:\[\d+\]|\.[a-z_]+)*(?= )/.exec(this.message)?.[0] : undefined;
  }
}

const sentences: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => string>> = {
  INSUFFICIENT_CREDITS: (body) =>
    `This needs ${body.credits_required} credits and you have ${body.credits_balance}. Buy credits, then try again.`,
  VOICE_LIMIT_REACHED: (body) =>
    `You have ${body.max_voices} voices of this kind, as many as may be. Delete one first.`,
  TOO_MANY_ACTIVE_JOBS: (body) =>
    `${body.max_active_jobs} jobs are queued or running, as many as may be. Wait for one to finish.`,
  RATE_LIMITED: () => 'Too many requests in a short time. Wait a minute, then try again.',
  IDEMPOTENCY_KEY_IN_FLIGHT: () => 'This is being worked on already. Wait a moment, then reload the page.',
};

function byStatus(status: number): string {
  if (status === 0) return 'The service cannot be reached. Check your connection, then try again.';
  if (status === 401) return 'You are signed out. Sign in again.';
  if (status === 403) return 'Only an owner may do this. Ask one of your team.';
  if (status === 404) return 'There is nothing here.';
  if (status === 413) return 'This is too large.';
  if (status === 429) return 'Too many requests in a short time. Wait a minute, then try again.';
  return 'Something went wrong on our side. Try again in a moment.';
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface CallSettings {
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

export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, Object(body));
  return body as Answer;
}

async function send<Answer>(method: string, url: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(url, {
    method,
    signal: signal ?? null,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw new Refusal(0, {});
  });
  return readAnswer(response);
}

/** `get<Me>('/me')`. */
export const get = <Answer>(path: `/${string}`, { query, signal }: CallSettings = {}): Promise<Answer> =>
  send('GET', apiUrl(path, query), undefined, signal);

export const post = <Answer>(path: `/${string}`, body: unknown = {}, { query, signal }: CallSettings = {}) =>
  send<Answer>('POST', apiUrl(path, query), body, signal);

export const remove = <Answer>(path: `/${string}`, { query, signal }: CallSettings = {}): Promise<Answer> =>
  send('DELETE', apiUrl(path, query), undefined, signal);

/** What `/dashboard/auth` offers: sign-in, sign-up, sign-out and the way back to a forgotten password. */
export const auth = <Answer>(path: `/${string}`, body: unknown = {}): Promise<Answer> =>
  send('POST', `/dashboard/auth${path}`, body);
