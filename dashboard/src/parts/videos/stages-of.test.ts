// Tests which stages of a video are done.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { expect, test } from 'vitest';
import { stagesOf } from './stages-of.ts';

const at = '2026-01-01T00:00:00.000Z';
const step = (name: string, state: 'done' | 'running') => ({
  name,
  state,
  attempts: 1,
  started_at: at,
  last_started_at: at,
  finished_at: state === 'done' ? at : null,
});
const doneOf = (video: Pick<JobDetail, 'kind' | 'steps'> | undefined) =>
  stagesOf(video).map(({ name, done }) => `${name}${done ? ', done' : ''}`);

test('before the order, nothing is done', () => {
  expect(doneOf(undefined)).toEqual(['Spoken script', 'Video', 'Finishing']);
});

test('the clip is rendered once a step begins that follows it', () => {
  const [speech, render] = [step('speech', 'done'), step('render', 'running')];
  expect(doneOf({ kind: 'talking_head', steps: [speech, render] })).toEqual([
    'Spoken script, done',
    'Video',
    'Finishing',
  ]);
  const steps = [speech, step('render', 'done'), step('previews', 'running')];
  expect(doneOf({ kind: 'talking_head', steps })).toEqual(['Spoken script, done', 'Video, done', 'Finishing']);
});

test('scenes are planned first, and one finished clip is not all of them', () => {
  const steps = [step('plan', 'done'), step('speech', 'running'), step('clip_1', 'done')];
  expect(doneOf({ kind: 'scenes', steps })).toEqual(['Scenes, done', 'Spoken script', 'Video', 'Finishing']);
});
