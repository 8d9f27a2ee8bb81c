// The order of a talking head's steps: what waits for what, and what is not begun.
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import { expect, test } from 'vitest';
import type { Run } from '../../jobs/workflow.ts';
import type { VideoOrder } from '../video/video-orders.ts';
import type { TalkingHeadProduction } from './talking-heads.ts';
import { talkingHead } from './workflow.ts';

const order = {} as VideoOrder<TalkingHeadRequest>;
const spoken = { sound: {}, timings: null, durationMs: 900, warnings: [] };
const heard = { ...spoken, timings: 'timings.json' };

/** Carries the workflow out with these parts of the production; the rest is well and does nothing. */
const execute = async (parts: object) => {
  const begun: string[] = [];
  const run = {
    step: (name: string, work: () => Promise<unknown>) => {
      begun.push(name);
      return work();
    },
  } as unknown as Run;
  const kept: unknown[] = [];
  const heads = {
    speak: async () => spoken,
    transcribes: () => false,
    opensWithRender: () => true,
    publish: async () => 'published',
    render: async () => ({ did: { lipsync: true, captions: true }, opening: 'drawn' }),
    keep: async (_run: unknown, _order: unknown, made: unknown) => void kept.push(made),
    ...parts,
  } as unknown as TalkingHeadProduction;
  const outcome = await talkingHead(heads)
    .run(run, order)
    .catch((error: Error) => error.message);
  return { begun, kept, outcome };
};

test('the picture begins before the speech is there, and is given it when it is', async () => {
  const speech = Promise.withResolvers<object>();
  let given: unknown;
  const carried = execute({
    speak: () => speech.promise,
    render: async (_run: unknown, _order: unknown, _opening: unknown, coming: Promise<unknown>) => {
      setTimeout(() => speech.resolve(spoken), 10);
      given = await coming;
      return { did: { lipsync: true, captions: false }, opening: 'drawn' };
    },
  });
  const { begun, kept } = await carried;
  expect(begun).toEqual(['speech', 'render', 'audio']);
  expect(given).toBe(spoken);
  expect(kept).toMatchObject([{ speech: spoken, published: 'published', captioned: false }]);
});

test('a recording whose words an engine can tell goes on with them', async () => {
  const published: unknown[] = [];
  const { begun, kept } = await execute({
    transcribes: () => true,
    transcribe: async () => heard,
    publish: async (_run: unknown, _order: unknown, speech: unknown) => void published.push(speech),
  });
  expect(begun.filter((step) => step !== 'render')).toEqual(['speech', 'transcript', 'audio']);
  expect(published).toEqual([heard]);
  expect(kept).toMatchObject([{ speech: heard }]);
});

test('without a speech nothing is published', async () => {
  const { begun, kept, outcome } = await execute({
    speak: () => Promise.reject(new Error('too long')),
    render: (_run: unknown, _order: unknown, _opening: unknown, coming: Promise<unknown>) => coming,
  });
  expect(outcome).toBe('too long');
  expect(begun).toEqual(['speech', 'render']);
  expect(kept).toEqual([]);
});
