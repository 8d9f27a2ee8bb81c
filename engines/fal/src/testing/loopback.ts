// A loopback server that stands in for fal.ai: its queue, its uploads and its file storage on one origin.
import { createHash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Loopback, openLoopback, type ReceivedRequest, sendJson } from '@greenroom/engine-kit/testing/loopback';
import { type Faults, type Reply, replyWith, serveFile } from './faults.ts';
import { checkInput, inputError, inputSchemas } from './inputs.ts';
import { type ModelOutput, runLoopbackModel } from './outputs.ts';

const KEY = 'loopback-id:loopback-secret';

/** A submitted request. */
interface Operation {
  model: string;
  input: Record<string, unknown>;
  polls: number;
  cancelled: boolean;
  /** The response to a request for the result, once the model has run. */
  result: { status: number; body: unknown } | undefined;
}

export interface FalLoopback extends Loopback {
  /** The settings of an engine that uses it. */
  readonly env: { FAL_KEY: string; FAL_QUEUE_URL: string; FAL_REST_URL: string };
  /** The submitted requests, by ID. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** Faults that the next requests meet. May be changed at any time. */
  readonly faults: Faults;
  /** Forgets all operations, as after their expiry. */
  forget(): void;
}

/**
 * Opens the server. Its models validate their input strictly and return real media: clips of talking heads are as long as the uploaded
 * speech.
 *
 * @param options `polls`: how often a status is asked, at least, before the operation is completed
 */
export async function openFalLoopback({ polls = 2 }: { polls?: number } = {}): Promise<FalLoopback> {
  const operations = new Map<string, Operation>();
  /** Uploaded and generated files, by path. */
  const files = new Map<string, Buffer>();
  const faults: Faults = {};

  const take = (fault: keyof Faults): Reply | undefined => {
    const reply = faults[fault];
    if (reply === undefined || typeof reply === 'string') return undefined;
    if (reply.times !== undefined && --reply.times <= 0) delete faults[fault];
    return reply;
  };

  const complete = async ({ model, input }: Operation) => {
    const errors = checkInput(model, input);
    const output: ModelOutput =
      errors.length > 0
        ? { errors }
        : await runLoopbackModel(model, input, (url) =>
            URL.canParse(url) ? files.get(new URL(url).pathname) : undefined,
          );
    if ('errors' in output) return { status: 422, body: { detail: output.errors } };
    const name = output.kind === 'picture' ? 'output.png' : 'output.mp4';
    const path = `/files/${createHash('sha256').update(output.bytes).digest('hex').slice(0, 24)}_${name}`;
    files.set(path, output.bytes);
    const type = output.kind === 'picture' ? 'image/png' : 'video/mp4';
    const file = { url: loopback.origin + path, content_type: type, file_name: name, file_size: output.bytes.length };
    return {
      status: 200,
      body:
        output.kind === 'picture'
          ? { images: [{ ...file, width: null, height: null }], description: '' }
          : { video: file, duration: output.seconds, seed: null },
    };
  };

  const submit = (request: ReceivedRequest, model: string): { status: number; body: unknown } => {
    if (request.query.size > 0) return { status: 400, body: { detail: 'Webhooks are not used.' } };
    const wrong = wrongHeader(request);
    if (wrong) return { status: 400, body: { detail: `Unexpected header ${wrong}` } };
    const id = randomUUID();
    const input = request.json() as Record<string, unknown>;
    const operation: Operation = { model, input, polls: 0, cancelled: false, result: undefined };
    operations.set(id, operation);
    complete(operation)
      .catch(() => ({ status: 500, body: { detail: [inputError([], 'internal_server_error', input)] } }))
      .then((result) => {
        operation.result = result;
      });
    const urls = urlsOf(loopback.origin, model, id);
    return { status: 200, body: { status: 'IN_QUEUE', request_id: id, ...urls, queue_position: 0 } };
  };

  const isCompleted = (operation: Operation) => operation.polls >= polls && operation.result !== undefined;

  const answer = (response: ServerResponse, method: string, id: string, action: string | undefined) => {
    const operation = operations.get(id);
    if (operation === undefined) return sendJson(response, 404, { detail: 'Request not found' });
    const urls = urlsOf(loopback.origin, operation.model, id);
    if (method === 'PUT' && action === 'cancel') {
      if (isCompleted(operation)) return sendJson(response, 400, { status: 'ALREADY_COMPLETED' });
      operation.cancelled = true;
      return sendJson(response, 202, { status: 'CANCELLATION_REQUESTED' });
    }
    if (method !== 'GET') return sendJson(response, 405, { detail: 'Method Not Allowed' });
    if (action === undefined) {
      if (!isCompleted(operation)) return sendJson(response, 400, { detail: 'Request is still in progress' });
      if (operation.cancelled) return sendJson(response, 499, { detail: 'Cancelled', error_type: 'client_cancelled' });
      return sendJson(response, operation.result!.status, operation.result!.body, { 'x-fal-request-id': id });
    }
    operation.polls += 1;
    const status = isCompleted(operation) ? 'COMPLETED' : operation.polls === 1 ? 'IN_QUEUE' : 'IN_PROGRESS';
    return sendJson(response, status === 'COMPLETED' ? 200 : 202, { status, request_id: id, ...urls, logs: null });
  };

  const serveQueue = (request: ReceivedRequest, response: ServerResponse) => {
    const path = request.path.slice('/queue/'.length);
    const [, , action] = /\/requests\/[^/]+(\/(status|cancel))?$/.exec(path) ?? [];
    const id = /\/requests\/([^/]+)/.exec(path)?.[1];
    const fault = id === undefined ? 'submit' : ((action ?? 'result') as 'status' | 'cancel' | 'result');
    const reply = take(fault);
    if (reply?.afterwards) submit(request, path);
    if (reply) return replyWith(reply, response);
    if (id !== undefined) return answer(response, request.method, id, action);
    if (request.method !== 'POST' || !(path in inputSchemas)) {
      return sendJson(response, 404, { detail: `Application not found: ${path}` });
    }
    const { status, body } = submit(request, path);
    return sendJson(response, status, body);
  };

  const serveRest = (request: ReceivedRequest, response: ServerResponse) => {
    const reply = take('initiate');
    if (reply) return replyWith(reply, response);
    if (request.path !== '/rest/storage/upload/initiate' || request.query.get('storage_type') !== 'fal-cdn-v3') {
      return sendJson(response, 404, { detail: 'Not Found' });
    }
    const { content_type, file_name, ...rest } = request.json() as Record<string, unknown>;
    const lifetime = lifetimeOf(request, 'x-fal-object-lifecycle');
    if (typeof content_type !== 'string' || typeof file_name !== 'string' || Object.keys(rest).length || !lifetime) {
      return sendJson(response, 422, { detail: [{ loc: ['body'], msg: 'Invalid', type: 'value_error' }] });
    }
    const file = `/files/${randomUUID()}/${file_name}`;
    const upload = faults.uploadUrl ?? `${loopback.origin}/upload${file}?signature=signed-upload`;
    return sendJson(response, 200, { upload_url: upload, file_url: loopback.origin + file });
  };

  const serveStorage = (request: ReceivedRequest, response: ServerResponse) => {
    if (request.headers.authorization !== undefined) return sendJson(response, 400, { detail: 'Signed twice' });
    if (request.method === 'GET') return serveFile(files.get(request.path), faults.file, response);
    const reply = take('upload');
    if (reply) return replyWith(reply, response);
    if (request.method !== 'PUT' || !request.path.startsWith('/upload/files/')) return sendJson(response, 404, {});
    if (request.query.get('signature') !== 'signed-upload' || !request.headers['content-type']) {
      return sendJson(response, 403, {});
    }
    files.set(request.path.slice('/upload'.length), request.body);
    return response.writeHead(200).end();
  };

  const loopback = await openLoopback((request, response) => {
    if (!/^\/(queue|rest)\//.test(request.path)) return serveStorage(request, response);
    if (request.headers.authorization !== `Key ${KEY}`) {
      return sendJson(response, 401, { detail: 'Cannot access application. Authentication is required.' });
    }
    return request.path.startsWith('/rest/') ? serveRest(request, response) : serveQueue(request, response);
  });
  const env = {
    FAL_KEY: KEY,
    FAL_QUEUE_URL: `${loopback.origin}/queue/`,
    FAL_REST_URL: `${loopback.origin}/rest`,
  };
  return { ...loopback, env, operations, faults, forget: () => operations.clear() };
}

/** Without the sub-path of the model. */
function urlsOf(origin: string, model: string, id: string) {
  const url = `${origin}/queue/${model.split('/').slice(0, 2).join('/')}/requests/${id}`;
  return { response_url: url, status_url: `${url}/status`, cancel_url: `${url}/cancel` };
}

function wrongHeader(request: ReceivedRequest): string | undefined {
  if (request.headers['content-type'] !== 'application/json') return 'content-type';
  if (request.headers['x-fal-store-io'] !== '0') return 'x-fal-store-io';
  if (!(Number(request.headers['x-fal-request-timeout']) > 1)) return 'x-fal-request-timeout';
  return lifetimeOf(request, 'x-fal-object-lifecycle-preference') ? undefined : 'x-fal-object-lifecycle-preference';
}

/** In seconds; undefined if the header is not in the documented form. */
function lifetimeOf({ headers }: ReceivedRequest, name: string): number | undefined {
  const value = JSON.parse(String(headers[name] ?? 'null'))?.expiration_duration_seconds;
  return Number.isInteger(value) && value > 0 ? value : undefined;
}
