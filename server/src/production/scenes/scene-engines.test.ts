// Tests which engine renders which shots, shots grouped into clips, and long shots split.

import type { SceneClipPort } from '@greenroom/engine-kit/ports/scene-clip';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { expect, test } from 'vitest';
import { clipGroups, enginesForGroup, renderGroups } from './scene-engines.ts';
import type { Shot } from './shot-list.ts';
import { splitLongShots } from './split-long-shots.ts';

const shot = (startMs: number, endMs: number) =>
  ({ startMs, endMs, transition: 'dissolve', subject: 'presenter' }) as Shot;
const engineOf = (name: string, limits: Partial<SceneClipPort>) => ({
  name,
  sceneClip: { ...smallPorts.sceneClip, ...limits },
});
const lengths = (shots: readonly Shot[]) => shots.map(({ startMs, endMs }) => Math.round(endMs - startMs));

test('a clip holds as many shots as fit by number and by length', () => {
  const shots = [shot(0, 2000), shot(2000, 5000), shot(5000, 6000), shot(6000, 9000)];
  const groups = (maxShots: number, maxClipMs: number) =>
    clipGroups(shots, [engineOf('all', { maxShots, maxClipMs })]).map((group) => lengths(group.shots));
  expect(groups(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toEqual([[2000, 3000, 1000, 3000]]);
  expect(groups(1, 5000)).toEqual([[2000], [3000], [1000], [3000]]);
  expect(groups(3, 5000)).toEqual([
    [2000, 3000],
    [1000, 3000],
  ]);
});

test('each shot goes to the first engine that renders its subject, and as a fallback to the next that can render the whole clip', () => {
  const people = engineOf('people', { subjects: ['presenter'], maxShots: 1, maxClipMs: 5_000 });
  const all = engineOf('all', { subjects: ['presenter', 'place', 'title'], maxShots: 9, maxClipMs: 60_000 });
  const subjects = ['presenter', 'place', 'title', 'presenter'] as const;
  const shots = subjects.map((subject, i) => ({ ...shot(i * 1000, (i + 1) * 1000), subject }));
  const groups = clipGroups(shots, [people, all]);
  expect(groups.map(({ engine, shots }) => [engine, shots.length])).toEqual([
    ['people', 1],
    ['all', 2],
    ['people', 1],
  ]);
  const namesFor = (index: number) => enginesForGroup(groups[index]!, [people, all]).map(({ name }) => name);
  expect([namesFor(0), namesFor(1)]).toEqual([['people', 'all'], ['all']]);
  // After the operator removed the first engine, its clips are rendered by another one.
  expect(enginesForGroup(groups[0]!, [all]).map(({ name }) => name)).toEqual(['all']);
});

test('every recorded clip is rendered in its place, also one whose engine is no longer chosen', async () => {
  const groups = ['gone', 'all', 'gone', 'all', 'all'].map((engine, i) => ({ engine, shots: [shot(i, i + 1)] }));
  const all = engineOf('all', { maxConcurrentClips: 2 });
  let [running, most] = [0, 0];
  const clips = await renderGroups(groups, [all], async ({ engine }, index) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 10 - index));
    running -= 1;
    return `${engine} ${index}`;
  });
  expect(clips).toEqual(['gone 0', 'all 1', 'gone 2', 'all 3', 'all 4']);
  expect(most).toBe(3);
});

test('each clip is rendered once, also if two models of one engine were chosen', async () => {
  const models = ['large', 'small'].map((model) => ({ ...engineOf('one', { maxShots: 1 }), model }));
  const groups = clipGroups([shot(0, 2000), shot(2000, 5000)], models);
  const rendered: string[] = [];
  const render = async (_: unknown, index: number) => rendered.push(`clip ${index}`);
  expect(await renderGroups(groups, models, render)).toEqual([1, 2]);
  expect(rendered).toEqual(['clip 0', 'clip 1']);
  expect(enginesForGroup(groups[0]!, models).map(({ model }) => model)).toEqual(['large', 'small']);
});

test('a long shot is split on frames, without gaps, into parts within the limit', () => {
  const parts = splitLongShots([shot(0, 1000), shot(1000, 12_345)], 5000);
  expect(parts.map(({ startMs }) => startMs)).toEqual([0, ...parts.slice(0, -1).map(({ endMs }) => endMs)]);
  expect(parts.at(-1)!.endMs).toBe(12_345);
  expect(Math.max(...lengths(parts))).toBeLessThanOrEqual(5000);
  for (const { startMs } of parts) expect((startMs * 30) / 1000).toBeCloseTo(Math.round((startMs * 30) / 1000), 6);
  expect(parts.map(({ transition }) => transition)).toEqual(['dissolve', 'dissolve', 'cut', 'cut']);
});
