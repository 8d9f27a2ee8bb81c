// Tests the reasons and causes of all errors: of graphs, of the server, of a proxy before it and of results.

import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterEach, expect, test } from 'vitest';
import { draw, errorOf } from '../testing/draw.ts';
import { type ComfyuiLoopback, type ComfyuiLoopbackOptions, openComfyuiLoopback } from '../testing/loopback.ts';
import type { Failure } from '../testing/loopback-queue.ts';
import { exampleGraphs, openEngine, writeGraphs } from '../testing/open-engine.ts';

let comfyui: ComfyuiLoopback;
afterEach(() => comfyui.close());

async function open(options: ComfyuiLoopbackOptions = {}, graphs?: string) {
  comfyui = await openComfyuiLoopback(options);
  return openEngine(comfyui.origin, graphs);
}

const example = JSON.parse(await readFile(join(exampleGraphs, 'first_frame.json'), 'utf8'));

/** The error of drawing with the example graph, one of whose nodes is changed. */
async function errorWith(node: string, change: object) {
  const graph = { ...example, [node]: { ...example[node], ...change } };
  const ports = await open({}, await writeGraphs({ 'first_frame.json': graph }));
  return errorOf(draw(ports, await providerContext()));
}

test('a missing model is named, and the uploads are erased', async () => {
  const ports = await open({ missingModels: ['qwen_image_vae.safetensors'] });
  expect(await errorOf(draw(ports, await providerContext()))).toMatchObject({
    reason: 'bad_output',
    message: 'ComfyUI could not run the graph first_frame.',
    cause: {
      message:
        "node 3 (VAELoader), input vae_name: Value not in list: vae_name: 'qwen_image_vae.safetensors' not in (list of length 42)",
    },
  });
  expect([...comfyui.files.values()].map(({ length }) => length)).toEqual([0, 0]);
});

test('a missing node class and an invalid value are named', async () => {
  expect(await errorWith('5', { class_type: 'CFGNorma' })).toMatchObject({
    reason: 'bad_output',
    cause: { message: 'Cannot execute because node CFGNorma does not exist.' },
  });
  await comfyui.close();
  expect(await errorWith('11', { inputs: { ...example[11].inputs, steps: 'many' } })).toMatchObject({
    reason: 'bad_output',
    cause: { message: 'node 11 (KSampler), input steps: Failed to convert an input value to a INT value' },
  });
});

test('an invalid value of a placeholder is not repeated', async () => {
  const ports = await open();
  comfyui.intercept = (request, response) => {
    if (request.path !== '/prompt') return false;
    const { prompt } = request.json() as { prompt: Record<string, { inputs: { prompt: string } }> };
    const details = `prompt: '${prompt[8]?.inputs.prompt}' not in list`;
    const errors = [
      { type: 'value_not_in_list', message: 'Value not in list', details, extra_info: { input_name: 'prompt' } },
    ];
    const error = { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation', details };
    response.writeHead(400).end(JSON.stringify({ error, node_errors: { 8: { class_type: 'X', errors } } }));
    return true;
  };
  const error = await errorOf(draw(ports, await providerContext()));
  expect(error.cause?.message).toBe('node 8 (X), input prompt: Value not in list');
});

test.each<[Failure, string]>([
  ['memory', 'node 1 (UNETLoader) failed with torch.OutOfMemoryError. ComfyUI ran out of memory.'],
  ['missing file', "node 1 (UNETLoader) failed with FileNotFoundError. ComfyUI's log has the details."],
  ['nothing', 'The run saved no picture in PNG, JPEG or WebP.'],
])('a run that fails with %s is bad output with its node, and is erased', async (failure, cause) => {
  const ports = await open();
  comfyui.failure = failure;
  const ctx = await providerContext();
  expect(await errorOf(draw(ports, ctx))).toMatchObject({
    reason: 'bad_output',
    cause: { message: expect.stringContaining(cause) },
  });
  expect(comfyui.history.size).toBe(0);
  comfyui.failure = undefined;
  await draw(ports, await providerContext({ journal: ctx.journal }));
  expect(comfyui.started).toHaveLength(2);
});

test('a run that somebody interrupts is bad output', async () => {
  const ports = await open({ pendingLooks: 0, runningLooks: 9 });
  comfyui.intercept = async (request) => {
    if (request.path !== '/queue' || comfyui.started.length === 0) return false;
    const { prompt_id: id } = comfyui.requests.find(({ path }) => path === '/prompt')!.json() as { prompt_id: string };
    comfyui.intercept = () => false;
    await fetch(`${comfyui.origin}/queue`);
    await fetch(`${comfyui.origin}/interrupt`, { method: 'POST', body: JSON.stringify({ prompt_id: id }) });
    return false;
  };
  expect(await errorOf(draw(ports, await providerContext()))).toMatchObject({
    reason: 'bad_output',
    cause: { message: 'It was interrupted.' },
  });
});

const HTML = '<html>Sign in</html>';
type Fault = (response: ServerResponse) => unknown;

const FAULTS: [string, Fault, object][] = [
  ['401', (response) => response.writeHead(401).end(), { reason: 'invalid_credentials' }],
  ['403', (response) => response.writeHead(403).end(), { reason: 'invalid_credentials' }],
  ['404', (response) => response.writeHead(404).end(), { reason: 'unavailable' }],
  ['413', (response) => response.writeHead(413).end(), { reason: 'unavailable', cause: { message: 'Status 413.' } }],
  ['302', (response) => response.writeHead(302, { location: '/login' }).end(), { reason: 'unavailable' }],
  [
    '429',
    (response) => response.writeHead(429, { 'retry-after': '7' }).end(),
    { reason: 'rate_limited', retryAfterMs: 7_000 },
  ],
  ['503', (response) => response.writeHead(503).end(HTML), { reason: 'unavailable' }],
  ['HTML', (response) => response.end(HTML), { reason: 'unavailable' }],
  ['other JSON', (response) => response.end('{"queue_running":{}}'), { reason: 'unavailable' }],
  ['a reset', (response) => response.destroy(), { reason: 'unavailable' }],
  [
    'half a body',
    (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"prompt');
      setImmediate(() => response.destroy());
    },
    { reason: 'unavailable' },
  ],
];

test.each(FAULTS)('%s at the start: nothing is queued', async (_, fault, expected) => {
  const ports = await open();
  for (const faulty of ['/queue', '/upload/image', '/prompt']) {
    comfyui.intercept = ({ path }, response) => {
      if (path === faulty) fault(response);
      return path === faulty;
    };
    expect(await errorOf(draw(ports, await providerContext()))).toMatchObject(expected);
  }
  expect(comfyui.started).toHaveLength(0);
});

test.each(FAULTS.filter(([, , { reason }]: [string, Fault, { reason?: string }]) => reason !== 'invalid_credentials'))(
  '%s at a poll: the run is polled again',
  async (_, fault) => {
    const ports = await open();
    let left = 3;
    comfyui.intercept = ({ method, path }, response) => {
      const isPoll = comfyui.started.length > 0 && method === 'GET' && path !== '/view';
      if (!isPoll || left === 0) return false;
      left -= 1;
      fault(response);
      return true;
    };
    await draw(ports, await providerContext());
    expect(comfyui.started).toHaveLength(1);
  },
);

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

test.each<[string, Fault, string]>([
  ['is gone', (response) => response.writeHead(404).end(), 'unavailable'],
  ['is HTML', (response) => response.end(HTML), 'bad_output'],
  ['is empty', (response) => response.end(), 'bad_output'],
  ['is broken', (response) => response.end(Buffer.concat([PNG, Buffer.alloc(99)])), 'bad_output'],
  ['is too large', (response) => response.end(Buffer.concat([PNG, Buffer.alloc(64 * 1024 * 1024)])), 'bad_output'],
  [
    'is at a private address',
    (response) => response.writeHead(302, { location: 'http://127.0.0.2:9/' }).end(),
    'unavailable',
  ],
])('a result that %s is an error', async (_, fault, reason) => {
  const ports = await open();
  comfyui.intercept = ({ path }, response) => {
    if (path === '/view') fault(response);
    return path === '/view';
  };
  expect(await errorOf(draw(ports, await providerContext()))).toMatchObject({ reason });
});
