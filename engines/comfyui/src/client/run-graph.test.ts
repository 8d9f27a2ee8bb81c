// Tests one run of a graph from its start to its erasure, through crashes, restarts of ComfyUI and cancellation.
import { expectPng } from '@greenroom/engine-kit/testing/conformance/checks';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterEach, expect, test } from 'vitest';
import { draw, errorOf } from '../testing/draw.ts';
import { type ComfyuiLoopback, type ComfyuiLoopbackOptions, openComfyuiLoopback } from '../testing/loopback.ts';
import { openEngine } from '../testing/open-engine.ts';

let comfyui: ComfyuiLoopback;
afterEach(() => comfyui.close());

async function open(options: ComfyuiLoopbackOptions = {}) {
  comfyui = await openComfyuiLoopback(options);
  return openEngine(comfyui.origin);
}

const sizes = () => [...comfyui.files.values()].map(({ length }) => length);
const never = new AbortController().signal;

/** Starts a run and returns its reference, as a worker does that is killed before the first poll. */
async function startOnly(ports: Awaited<ReturnType<typeof open>>) {
  const ctx = await providerContext();
  const stopped = new Error('Killed.');
  const remote = draw(ports, {
    ...ctx,
    remote: async ({ start }) => {
      ctx.journal.ref = await start('job:step:1');
      throw stopped;
    },
  });
  await expect(remote).rejects.toBe(stopped);
  return ctx.journal;
}

test('a run uploads temporary files, queues the filled graph and leaves nothing readable', async () => {
  const ports = await open();
  const ctx = await providerContext();
  const { image } = await draw(ports, ctx);
  expect(await expectPng(image)).toMatchObject({ width: 720, height: 1280 });
  const [prompt] = comfyui.started;
  expect(prompt?.[6]?.inputs.image).toMatch(/^greenroom-[0-9a-f]{20}-image\.png \[temp\]$/);
  expect(prompt?.[8]?.inputs.prompt).toContain('Sesame Street');
  expect(prompt?.[10]?.inputs).toMatchObject({ width: 720, height: 1280 });
  expect(prompt?.[11]?.inputs.seed).toBeGreaterThan(0);
  expect(ctx.used).toEqual([{ engine: 'comfyui', model: 'first_frame', unit: 'image', quantity: 1 }]);
  expect(comfyui.requests.every(({ headers }) => headers.origin === undefined)).toBe(true);
  // The portrait, the sheet and the result.
  expect(sizes()).toEqual([0, 0, 0]);
  expect(comfyui.history.size).toBe(0);
});

test('a base URL may have a path and a slash at its end', async () => {
  comfyui = await openComfyuiLoopback();
  const ports = await openEngine(`${comfyui.origin}/gpu/comfy/`);
  comfyui.intercept = (request) => {
    request.path = request.path.replace('/gpu/comfy', '');
    return false;
  };
  await draw(ports, await providerContext());
  expect(comfyui.started).toHaveLength(1);
});

test('files that were renamed or moved by ComfyUI are used under their new names', async () => {
  const ports = await open();
  comfyui.intercept = async (request, response) => {
    if (request.path !== '/upload/image') return false;
    const { name, size } = (await request.form()).get('image') as File;
    if (size > 0) (comfyui.files as Map<string, Buffer>).set(`input/my/new ${name}`, Buffer.from('x'));
    response.end(JSON.stringify({ name: `new ${name}`, subfolder: 'my', type: 'input' }));
    return true;
  };
  await startOnly(ports);
  expect(comfyui.started[0]?.[6]?.inputs.image).toMatch(/^my\/new greenroom-\w+-image\.png$/);
});

test.each(['new', 'old'] as const)('a worker that takes over polls the same run of a %s build', async (build) => {
  const ports = await open({ build });
  const journal = await startOnly(ports);
  await draw(ports, await providerContext({ journal }));
  expect(comfyui.started).toHaveLength(1);
});

test.each(['new', 'old'] as const)(
  'a start whose response was lost finds its run in the queue of a %s build',
  async (build) => {
    const ports = await open({ build, pendingLooks: 5 });
    const first = await startOnly(ports);
    const second = await startOnly(ports);
    expect(second.ref).toBe(first.ref);
    expect(comfyui.started).toHaveLength(1);
  },
);

test('a start whose response was lost finds its run in the history', async () => {
  const ports = await open({ pendingLooks: 0, runningLooks: 0 });
  const first = await startOnly(ports);
  await fetch(`${comfyui.origin}/queue`);
  expect(comfyui.history.size).toBe(1);
  expect((await startOnly(ports)).ref).toBe(first.ref);
  expect(comfyui.started).toHaveLength(1);
});

test('after a restart of ComfyUI, the run is lost and the next attempt queues it again', async () => {
  const ports = await open();
  const journal = await startOnly(ports);
  comfyui.restart();
  expect(await errorOf(draw(ports, await providerContext({ journal })))).toMatchObject({
    reason: 'bad_output',
    cause: { message: expect.stringContaining('ComfyUI was restarted') },
  });
  await draw(ports, await providerContext({ journal }));
  expect(comfyui.started).toHaveLength(2);
});

test('the same request runs again although ComfyUI caches results and the first one is erased', async () => {
  const ports = await open();
  const draws = [await draw(ports, await providerContext()), await draw(ports, await providerContext())];
  const [one, two] = await Promise.all(draws.map(({ image }) => expectPng(image)));
  expect(one?.bytes.equals(two!.bytes)).toBe(true);
  expect(comfyui.started).toHaveLength(2);
});

test.each<[string, ComfyuiLoopbackOptions]>([
  ['pending', { pendingLooks: 9 }],
  ['running', { pendingLooks: 0, runningLooks: 99 }],
  ['pending on an old build', { build: 'old', pendingLooks: 9 }],
  ['running on an old build', { build: 'old', pendingLooks: 0, runningLooks: 99 }],
])('a run that is %s is cancelled and erased, twice without an error', async (_, options) => {
  const ports = await open(options);
  const { ref } = await startOnly(ports);
  await fetch(`${comfyui.origin}/queue`);
  await ports.cancelOperation!(ref!, never);
  await ports.cancelOperation!(ref!, never);
  expect(await (await fetch(`${comfyui.origin}/queue`)).json()).toEqual({ queue_running: [], queue_pending: [] });
  expect(comfyui.history.size).toBe(0);
  expect(sizes()).toEqual([0, 0]);
});

test('a run that has ended is erased with its result', async () => {
  const ports = await open({ pendingLooks: 0, runningLooks: 0 });
  const { ref } = await startOnly(ports);
  await fetch(`${comfyui.origin}/queue`);
  await ports.cancelOperation!(ref!, never);
  expect(sizes()).toEqual([0, 0, 0]);
  expect(comfyui.history.size).toBe(0);
});

test("cancelling on an old build interrupts nobody else's run", async () => {
  const ports = await open({ build: 'old', pendingLooks: 0, runningLooks: 99 });
  const { ref } = await startOnly(ports);
  comfyui.restart();
  await fetch(`${comfyui.origin}/prompt`, {
    method: 'POST',
    body: JSON.stringify({
      prompt: { 1: { class_type: 'SaveImage', inputs: { images: ['1', 0], filename_prefix: 'x' } } },
    }),
  });
  await fetch(`${comfyui.origin}/queue`);
  await ports.cancelOperation!(ref!, never);
  expect(comfyui.requests.some(({ path }) => path === '/interrupt')).toBe(false);
});

test('a run that does not stop is cancelled again later', async () => {
  const ports = await open({ pendingLooks: 0, runningLooks: 999 });
  const { ref } = await startOnly(ports);
  comfyui.intercept = (request, response) => {
    const isCancel = request.path.endsWith('/cancel');
    if (isCancel) response.end('{"cancelled":true}');
    return isCancel;
  };
  const error = await errorOf(ports.cancelOperation!(ref!, never));
  expect(error).toMatchObject({ reason: 'unavailable', message: 'ComfyUI has not stopped the run yet.' });
});

test('an aborted step stops waiting', async () => {
  const ports = await open({ pendingLooks: 1_000 });
  const control = new AbortController();
  const reason = new Error('The job was closed.');
  comfyui.intercept = ({ path }) => {
    if (path === '/queue' && comfyui.started.length > 0) control.abort(reason);
    return false;
  };
  await expect(draw(ports, await providerContext({ signal: control.signal }))).rejects.toBe(reason);
});

test('a result that cannot be erased is still returned', async () => {
  const ports = await open();
  comfyui.intercept = (request, response) => {
    const isErasure = request.method === 'POST' && request.path === '/history';
    if (isErasure) response.writeHead(500).end();
    return isErasure;
  };
  const warnings: object[] = [];
  const ctx = await providerContext();
  await draw(ports, { ...ctx, log: { ...ctx.log, warn: (details) => void warnings.push(details) } });
  expect(warnings).toEqual([{ engine: 'comfyui', reason: 'unavailable' }]);
});
