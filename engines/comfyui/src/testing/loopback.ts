// A loopback server that behaves like ComfyUI: uploads, validation, a queue, the history, cancellation and restarts.
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Loopback, openLoopback, type ReceivedRequest, sendJson } from '@greenroom/engine-kit/testing/loopback';
import { type Failure, LoopbackQueue } from './loopback-queue.ts';
import { LoopbackSockets } from './loopback-sockets.ts';
import { findPromptError, type PromptNodes } from './validate-prompt.ts';

export interface ComfyuiLoopbackOptions {
  /** `old`: before client-supplied prompt IDs, `/api/jobs` and interrupts by ID. */
  build?: 'new' | 'old';
  /** How often `/queue` shows a run as pending and then as running. */
  pendingLooks?: number;
  runningLooks?: number;
  missingModels?: readonly string[];
}

export interface ComfyuiLoopback extends Loopback {
  /** The graphs that were queued, in order. */
  readonly started: readonly PromptNodes[];
  /** The contents of all files, by `type/subfolder/name`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The IDs in the history. */
  readonly history: ReadonlyMap<string, object>;
  /** Answers a request instead of ComfyUI if it returns true. */
  intercept: (request: ReceivedRequest, response: ServerResponse) => boolean | Promise<boolean>;
  /** How the next runs fail. */
  failure: Failure | undefined;
  /** Forgets the queue, the history and the temporary files. */
  restart(): void;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Starts the server. */
export async function openComfyuiLoopback({
  build = 'new',
  pendingLooks = 1,
  runningLooks = 1,
  missingModels = [],
}: ComfyuiLoopbackOptions = {}): Promise<ComfyuiLoopback> {
  const files = new Map<string, Buffer>();
  const started: PromptNodes[] = [];
  const sockets = new LoopbackSockets();
  const queue = new LoopbackQueue({
    files,
    pendingLooks,
    runningLooks,
    failure: () => own.failure,
    // Only newer builds send the progress of all nodes.
    progress: (client, data) => build === 'new' && sockets.send(client, { type: 'progress_state', data }),
  });
  const installed = {
    hasModel: (name: string) => !missingModels.includes(name),
    hasFile: (name: string) => files.has(queue.pathOf(name)),
  };

  const routes: Record<string, (request: ReceivedRequest, response: ServerResponse) => unknown> = {
    async 'POST /upload/image'(request, response) {
      const form = await request.form();
      const [image, type, subfolder] = [form.get('image'), form.get('type') ?? 'input', form.get('subfolder') ?? ''];
      if (!(image instanceof File) || image.name === '' || /\.\.|^\//.test(image.name))
        return response.writeHead(400).end();
      const at = (name: string) => `${type}/${subfolder}/${name}`;
      const content = Buffer.from(await image.arrayBuffer());
      let { name } = image;
      const [stem, ending] = [name.replace(/\.[^.]*$/, ''), name.match(/\.[^.]*$/)?.[0] ?? ''];
      const replaces = form.get('overwrite') === 'true' || form.get('overwrite') === '1';
      for (let i = 1; !replaces && files.has(at(name)) && !files.get(at(name))!.equals(content); i++) {
        name = `${stem} (${i})${ending}`;
      }
      files.set(at(name), content);
      sendJson(response, 200, { name, subfolder, type });
    },

    'POST /prompt'(request, response) {
      const body = request.json() as Record<string, unknown>;
      const unknown = Object.keys(body).filter(
        (key) => !['prompt', 'prompt_id', 'client_id', 'extra_data'].includes(key),
      );
      if (unknown.length > 0) throw new Error(`Unknown members: ${unknown.join(', ')}`);
      const prompt = body.prompt as PromptNodes;
      if (build === 'new' && !UUID.test(String(body.prompt_id))) {
        const error = {
          type: 'invalid_prompt_id',
          message: 'prompt_id must be a valid UUID',
          details: '',
          extra_info: {},
        };
        return sendJson(response, 400, { error, node_errors: {} });
      }
      const error = findPromptError(prompt, installed);
      if (error) return sendJson(response, 400, error);
      const id = build === 'new' ? String(body.prompt_id) : randomUUID();
      started.push(prompt);
      const number = queue.add({
        id,
        prompt,
        extraData: { ...(body.extra_data as object), client_id: body.client_id },
      });
      sendJson(response, 200, { prompt_id: id, number, node_errors: {} });
    },

    async 'GET /queue'(_request, response) {
      sendJson(response, 200, await queue.look());
    },

    'POST /queue'(request, response) {
      for (const id of (request.json() as { delete: string[] }).delete) queue.dequeue(id);
      response.end();
    },

    'POST /interrupt'(request, response) {
      const { prompt_id: id } = request.json() as { prompt_id?: string };
      queue.interrupt(build === 'new' ? id : undefined);
      response.end();
    },

    'POST /history'(request, response) {
      for (const id of (request.json() as { delete: string[] }).delete) queue.history.delete(id);
      response.end();
    },

    'GET /ws'({ query, headers }, response) {
      sockets.accept(query.get('clientId') ?? '', headers['sec-websocket-key'], response);
    },

    'GET /view'({ query }, response) {
      const content = files.get(
        `${query.get('type') ?? 'output'}/${query.get('subfolder') ?? ''}/${query.get('filename')}`,
      );
      if (!content) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': query.get('filename')?.endsWith('.mp4') ? 'video/mp4' : 'image/png' });
      response.end(content);
    },
  };

  const handle = (request: ReceivedRequest, response: ServerResponse) => {
    const { method, path } = request;
    const { origin, host } = request.headers;
    if (origin !== undefined && new URL(origin).host !== host) return response.writeHead(403).end();
    const id = path.match(/^\/history\/([^/]+)$/)?.[1];
    if (method === 'GET' && id)
      return sendJson(response, 200, queue.history.has(id) ? { [id]: queue.history.get(id) } : {});
    const cancelled = path.match(/^\/api\/jobs\/([^/]+)\/cancel$/)?.[1];
    if (method === 'POST' && cancelled && build === 'new') {
      return sendJson(response, 200, { cancelled: queue.dequeue(cancelled) || queue.interrupt(cancelled) });
    }
    const route = routes[`${method} ${path}`];
    // ComfyUI serves its pages at all other paths.
    if (!route) return response.writeHead(method === 'GET' ? 404 : 405).end(`${method} not allowed`);
    return route(request, response);
  };

  const loopback = await openLoopback(async (request, response) => {
    if (!(await own.intercept(request, response))) await handle(request, response);
  });
  const own: ComfyuiLoopback = {
    ...loopback,
    started,
    files,
    history: queue.history,
    intercept: () => false,
    failure: undefined,
    restart() {
      queue.clear();
      for (const path of files.keys()) if (path.startsWith('temp/')) files.delete(path);
    },
  };
  return own;
}
