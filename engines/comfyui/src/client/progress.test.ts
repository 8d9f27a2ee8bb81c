// Tests the progress that is shown while a run is polled.
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterEach, expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { type ComfyuiLoopback, openComfyuiLoopback } from '../testing/loopback.ts';
import { openEngine } from '../testing/open-engine.ts';
import { partDone } from './follow-progress.ts';

let comfyui: ComfyuiLoopback;
afterEach(() => comfyui.close());

async function reportsOf(build: 'new' | 'old'): Promise<number[]> {
  comfyui = await openComfyuiLoopback({ build, runningLooks: 40 });
  const ports = await openEngine(comfyui.origin);
  const reports: number[] = [];
  const ctx = await providerContext();
  await draw(ports, { ...ctx, progress: (part) => void reports.push(part) });
  return reports;
}

test('the parts that a newer build sends are reported in order', async () => {
  const reports = await reportsOf('new');
  expect(reports.length).toBeGreaterThan(0);
  expect(reports).toEqual([...reports].sort((one, other) => one - other));
  expect(Math.max(...reports)).toBeLessThan(0.2);
});

test('a build that sends none is polled as well', async () => {
  expect(await reportsOf('old')).toEqual([]);
});

test('a server without WebSockets is polled as well', async () => {
  comfyui = await openComfyuiLoopback();
  comfyui.intercept = ({ path }, response) => {
    if (path === '/ws') response.writeHead(404).end();
    return path === '/ws';
  };
  await draw(await openEngine(comfyui.origin), await providerContext());
});

test('a sampler counts as often as it has steps', () => {
  const node = (inputs: object) => ({ class_type: 'X', inputs: inputs as Record<string, number> });
  const nodes = { 1: node({}), 2: node({ steps: 18 }), 3: node({}) };
  const state = (value: number) => ({ value, max: 10, state: 'running' });
  const finished = { value: 1, max: 1, state: 'finished' };
  const part = (states: Record<string, { value: number; max: number; state: string }>) =>
    partDone({ nodes }, { prompt_id: '', nodes: states });
  expect(part({})).toBe(0);
  expect(part({ 1: finished, 2: state(5) })).toBe(0.5);
  expect(part({ 1: finished, 2: finished, 3: state(99) })).toBe(1);
});
