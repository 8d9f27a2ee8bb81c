// Waiting for a job: polls, progress, failure, deadline and abort.
import { expect, test } from 'vitest';
import { JobFailed, WaitTimeout } from './index.ts';
import { prepare } from './testing.ts';

const workflow = 'partner_thv_0199e2a61b5c7d3e8f90a1b2c3d4e5f6';
const job = (status: string, more: object = {}) => ({
  body: { workflow_id: workflow, status, error_message: null, ...more },
  headers: { 'x-request-id': `r-${status}` },
});
const history = (metadata: object) => ({
  body: { jobs: [{ workflow_id: 'another' }, { workflow_id: workflow, metadata }] },
});

test('it polls the status alone until the job is completed', async () => {
  const { client, requests } = prepare([job('queued'), job('running'), job('running'), job('completed')]);
  expect(await client.videos.waitFor(workflow, { pollMs: 1 })).toMatchObject({ status: 'completed' });
  expect(requests.map(({ target }) => target)).toEqual(Array(4).fill(`GET /jobs/${workflow}/status`));
});

test('progress is read with every third poll, and reported with each', async () => {
  const { client, requests } = prepare([
    job('queued'),
    history({ progress: 0, queue_position: 2 }),
    job('running'),
    job('running'),
    job('running'),
    history({ progress: 0.4, phase: 'generating' }),
    job('completed'),
  ]);
  const seen: unknown[] = [];
  await client.videos.waitFor(workflow, { pollMs: 1, onProgress: (progress) => seen.push(progress) });
  const started = { status: 'running', progress: 0, phase: undefined, queuePosition: undefined };
  expect(seen).toEqual([
    { status: 'queued', progress: 0, phase: undefined, queuePosition: 2 },
    started,
    started,
    { ...started, progress: 0.4, phase: 'generating' },
    { status: 'completed', progress: 1, phase: 'generating', queuePosition: undefined },
  ]);
  expect(requests.filter(({ target }) => target.startsWith('GET /usage/jobs'))).toHaveLength(2);
});

test('a failed job is an error with the job and the request id', async () => {
  const { client } = prepare([job('failed', { error_message: 'No face.' })]);
  const error = await client.videos.waitFor(workflow).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(JobFailed);
  expect(error).toMatchObject({ message: 'No face.', requestId: 'r-failed', job: { status: 'failed' } });
});

test('after the longest wait, the error has the job as it was last seen', async () => {
  const { client } = prepare([job('running')]);
  const error = await client.videos.waitFor(workflow, { pollMs: 5, maxWaitMs: 40 }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(WaitTimeout);
  expect(error).toMatchObject({ workflowId: workflow, requestId: 'r-running', job: { status: 'running' } });
});

test('an abort ends the wait with its reason', async () => {
  const { client } = prepare([job('running')]);
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('Stopped.')), 30);
  const wait = client.videos.waitFor(workflow, { signal: stop.signal, maxWaitMs: Number.POSITIVE_INFINITY });
  await expect(wait).rejects.toThrow('Stopped.');
});
