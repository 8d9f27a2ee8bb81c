// A client for the HTTP API of ComfyUI: uploads, the queue, the history and cancellation.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { HttpClient, HttpRequest, HttpResponse } from '@greenroom/engine-kit/http-client';
import { parseJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';
import {
  type HistoryEntry,
  historyResponse,
  type PromptError,
  promptErrorResponse,
  promptResponse,
  queueResponse,
  type StoredFile,
  uploadResponse,
} from './responses.ts';

/** ComfyUI answers slowly while a node keeps Python's interpreter busy. */
const TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 300_000;

/** The queue and the history contain whole graphs, also those of other clients. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The body of `POST /prompt`. */
export interface PromptBody {
  prompt: Readonly<Record<string, unknown>>;
  /** A UUID in lower case. Older builds ignore it. */
  prompt_id: string;
  client_id: string;
  extra_data: object;
}

export interface ComfyClient {
  /** Stores a file under its name, in place of an earlier one, and returns where ComfyUI stored it. */
  upload(file: StoredFile, content: Uint8Array<ArrayBuffer>): Promise<StoredFile>;
  /** Queues a graph and returns its ID; returns ComfyUI's reasons if it rejects the graph. */
  submit(body: PromptBody): Promise<{ id: string } | { rejected: PromptError }>;
  /** Returns the ID of a queued or running graph with this ID, or queued by the client with this ID. */
  findQueued(id: string, clientId?: string): Promise<string | undefined>;
  /** Returns the outcome of a run that has ended; undefined if it has not, or is not known. */
  findEnded(id: string): Promise<HistoryEntry | undefined>;
  /** Removes a run from the queue, or interrupts it. Returns before it has stopped. Safe to repeat. */
  cancel(id: string): Promise<void>;
  /** Deletes the entry of the history, which contains the graph with its prompt. Safe to repeat. */
  forget(id: string): Promise<void>;
  /** The address of a file. */
  viewUrl(file: StoredFile): string;
}

/** Creates a client. `url` may have a path; `signal` aborts every request. */
export function createComfyClient({
  url,
  http,
  signal,
}: {
  url: string;
  http: HttpClient;
  signal: AbortSignal;
}): ComfyClient {
  const base = url.replace(/\/+$/, '');
  const send = async (path: string, request: Omit<HttpRequest, 'signal'> = {}, accept: readonly number[] = []) => {
    const response = await http(`${base}${path}`, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, ...request, signal });
    return requireStatus(response, [200, ...accept]);
  };
  const post = (path: string, body: object, accept?: readonly number[]) =>
    send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, accept);
  const queue = async () => read(await send('/queue'), queueResponse);

  return {
    async upload({ filename, subfolder, type }, content) {
      const body = new FormData();
      body.set('image', new Blob([content]), filename);
      body.set('type', type);
      body.set('subfolder', subfolder);
      body.set('overwrite', 'true');
      const response = await send('/upload/image', { method: 'POST', body, timeoutMs: UPLOAD_TIMEOUT_MS });
      const stored = read(response, uploadResponse);
      return { filename: stored.name, subfolder: stored.subfolder ?? '', type: stored.type ?? 'input' };
    },

    async submit(body) {
      const response = await post('/prompt', body, [400]);
      if (response.status === 400) return { rejected: read(response, promptErrorResponse) };
      return { id: read(response, promptResponse).prompt_id };
    },

    async findQueued(id, clientId) {
      const { queue_running: running, queue_pending: pending } = await queue();
      const isWanted = (item: readonly unknown[]) => item[1] === id || (clientId && clientOf(item) === clientId);
      return [...running, ...pending].find(isWanted)?.[1];
    },

    async findEnded(id) {
      return read(await send(`/history/${encodeURIComponent(id)}`), historyResponse)[id];
    },

    async cancel(id) {
      // 405: older builds serve only files at unknown paths.
      const { status } = await post(`/api/jobs/${encodeURIComponent(id)}/cancel`, {}, [404, 405]);
      if (status === 200) return;
      await post('/queue', { delete: [id] });
      // The oldest builds ignore the ID and interrupt whatever runs.
      if ((await queue()).queue_running.some((item) => item[1] === id)) await post('/interrupt', { prompt_id: id });
    },

    async forget(id) {
      await post('/history', { delete: [id] });
    },

    viewUrl({ filename, subfolder, type }) {
      return `${base}/view?${new URLSearchParams({ filename, subfolder, type })}`;
    },
  };
}

const extraData = z.object({ client_id: z.string().nullish() });

const clientOf = (item: readonly unknown[]): string | null | undefined => extraData.safeParse(item[3]).data?.client_id;

function requireStatus(response: HttpResponse, accepted: readonly number[]): HttpResponse {
  const { status } = response;
  if (accepted.includes(status)) return response;
  const cause = new Error(`Status ${status}.`);
  if (status === 401 || status === 403) {
    throw new EngineError('invalid_credentials', 'ComfyUI, or a proxy before it, refused the request.', { cause });
  }
  throw new EngineError('unavailable', 'ComfyUI did not accept the request.', { cause });
}

/** Not `bad_output`: the response says nothing about the run, which may go on. */
function read<T>(response: HttpResponse, schema: z.ZodType<T>): T {
  const { success, data, error } = schema.safeParse(parseJson(response.body));
  if (success) return data;
  // The issues name members, never values.
  const cause = new Error(error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', '));
  throw new EngineError('unavailable', 'ComfyUI returned a response in an unexpected form.', { cause });
}
