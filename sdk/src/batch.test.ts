// Batches against a small service in memory, which crashes, rejects and limits like the real one.
import { expect, test } from 'vitest';
import { type BatchItem, type BatchOptions, createClient, type NewVideo } from './index.ts';

interface Options {
  balance?: number;
  maxActive?: number;
  /** Called before a request is carried out; may throw to lose it. */
  before?(target: string): void;
  /** Called after; may throw to lose the response. */
  after?(target: string): void;
}

/** A video costs ten credits for each word of its script, and is charged one credit less. `bad` is rejected, and `fails` fails. */
function openService({ balance = 10_000, maxActive = 2, before, after }: Options = {}) {
  const jobs = new Map<string, { script: string; polls: number; status: string; reserved: number }>();
  const keys = new Map<string, string>();
  const state = { balance, highest: 0, jobs };
  const respond = (target: string, headers: Record<string, string>, body: NewVideo): [number, object] => {
    const script = body?.script ?? '';
    const price = script.split(' ').length * 10;
    if (script === 'bad') return [400, { error: 'script is bad.' }];
    if (target === 'POST /videos/estimate') return [200, { credits_required: price }];
    if (target === 'POST /videos') {
      const key = headers['idempotency-key']!;
      const replayed = keys.get(key);
      const known = jobs.get(replayed ?? '');
      if (known && known.script !== script) return [409, { error: 'IDEMPOTENCY_KEY_REUSED' }];
      if (known) return [200, { workflow_id: replayed, credits_reserved: known.reserved }];
      const active = [...jobs.values()].filter(({ status }) => status === 'running');
      if (active.length >= maxActive) return [429, { error: 'TOO_MANY_ACTIVE_JOBS', max_active_jobs: maxActive }];
      if (state.balance < price) return [402, { error: 'INSUFFICIENT_CREDITS' }];
      const id = `job${jobs.size + 1}`;
      jobs.set(id, { script, polls: 0, status: 'running', reserved: price });
      keys.set(key, id);
      state.balance -= price;
      state.highest = Math.max(state.highest, balance - state.balance);
      return [200, { workflow_id: id, credits_reserved: price }];
    }
    const id = target.split('/')[2]!;
    const job = jobs.get(id);
    if (!job) return [404, { error: 'Not found.' }];
    if (job.status === 'running' && ++job.polls >= 2) {
      job.status = job.script.startsWith('fails') ? 'failed' : 'completed';
      state.balance += job.status === 'failed' ? job.reserved : 1;
    }
    const credits_consumed = { running: null, failed: 0, completed: job.reserved - 1 }[job.status];
    const error_message = job.status === 'failed' ? 'No face.' : null;
    return [
      200,
      { workflow_id: id, status: job.status, credits_consumed, error_message, video_url: `https://x/${id}` },
    ];
  };
  const client = createClient({
    baseUrl: 'http://x',
    apiKey: 'k',
    async fetch(url, { method, headers, body }) {
      const target = `${method} ${new URL(url).pathname.replace('/api/partner/v1', '')}`;
      before?.(target);
      const [status, answer] = respond(target, headers as Record<string, string>, body && JSON.parse(String(body)));
      after?.(target);
      return Response.json(answer, { status });
    },
  });
  return { client, state };
}

const rowsOf = (...scripts: string[]) =>
  scripts.map((script, n) => ({
    id: `row${n + 1}`,
    body: { mode: 'talking_head', character_id: 'c', script } as NewVideo,
  }));
const options: BatchOptions = { name: 'spring', budget: 1_000, pollMs: 1 };
const statusesOf = ({ items }: { items: BatchItem[] }) => items.map(({ status }) => status);

test('all rows are ordered, as many at once as may be active, and each result is reported', async () => {
  const { client, state } = openService();
  const changes: string[] = [];
  const report = await client.videos.batch(rowsOf('a', 'fails', 'bad', 'b', 'c'), {
    ...options,
    onChange: ({ id, status }) => void changes.push(`${id} ${status}`),
  });
  expect(statusesOf(report)).toEqual(['completed', 'failed', 'rejected', 'completed', 'completed']);
  expect(report).toMatchObject({ credits: 27, stoppedBy: undefined });
  expect(report.items[0]).toMatchObject({ workflow_id: 'job1', credits: 9, video_url: 'https://x/job1' });
  expect(report.items.map(({ error }) => error)).toEqual([
    undefined,
    'No face.',
    'script is bad.',
    undefined,
    undefined,
  ]);
  expect(state.jobs.size).toBe(4);
  expect(changes.slice(0, 2)).toEqual(['row1 ordering', 'row1 ordered']);
});

test('reserved and charged credits never exceed the budget, and released ones are used', async () => {
  const { client, state } = openService();
  // Two fit at once. Each that is charged 9 or refunded makes room for another, until 27 are charged.
  const report = await client.videos.batch(rowsOf('a', 'b', 'fails', 'c', 'd'), { ...options, budget: 29 });
  expect(statusesOf(report)).toEqual(['completed', 'completed', 'failed', 'completed', 'unordered']);
  expect(report).toMatchObject({ credits: 27, stoppedBy: 'budget' });
  expect(report.items[4]!.error).toBe('It costs 10 credits, and 2 are left.');
  expect(state.highest).toBeLessThanOrEqual(29);
});

test('without enough balance, the rest is left for the next run', async () => {
  const poor = openService({ balance: 25 });
  const report = await poor.client.videos.batch(rowsOf('a', 'b', 'c d', 'e'), options);
  expect(statusesOf(report)).toEqual(['completed', 'completed', 'unordered', 'unordered']);
  expect(report.stoppedBy).toBe('balance');
  poor.state.balance = 100;
  const next = await poor.client.videos.batch(rowsOf('a', 'b', 'c d', 'e'), { ...options, earlier: report.items });
  expect(statusesOf(next)).toEqual(Array(4).fill('completed'));
  expect(poor.state.jobs.size).toBe(4);
});

test('jobs of other programs are waited for', async () => {
  let polls = 0;
  const { client, state } = openService({
    maxActive: 1,
    before: (target) => {
      // The other program's job ends after some attempts.
      if (target === 'POST /videos' && ++polls === 5) state.jobs.get('job1')!.status = 'completed';
    },
  });
  state.jobs.set('job1', { script: 'theirs', polls: 0, status: 'running', reserved: 0 });
  expect(statusesOf(await client.videos.batch(rowsOf('a'), options))).toEqual(['completed']);
});

test('a batch that crashes anywhere is continued without ordering a row twice', async () => {
  const scripts = ['a', 'b c', 'fails', 'd', 'e f', 'bad', 'g'];
  for (let crashAt = 1; crashAt < 40; crashAt++) {
    const stored = new Map<string, BatchItem>();
    let steps = 0;
    const crash = new AbortController();
    const step = () => {
      if (++steps !== crashAt) return;
      crash.abort(new Error('Crashed.'));
      throw new Error('Crashed.');
    };
    const { client, state } = openService({ before: step, after: step });
    const run = (signal?: AbortSignal) =>
      client.videos.batch(rowsOf(...scripts), {
        ...options,
        budget: 75,
        earlier: stored.values(),
        signal,
        onChange: (item) => {
          step();
          stored.set(item.id, item);
        },
      });
    await run(crash.signal).catch(() => undefined);
    const report = await run();
    const ordered = [...state.jobs.values()].map(({ script }) => script);
    expect(new Set(ordered).size, `crash at step ${crashAt}`).toBe(ordered.length);
    expect(statusesOf(report)).toEqual([
      'completed',
      'completed',
      'failed',
      'completed',
      'completed',
      'rejected',
      'completed',
    ]);
    expect(state.highest).toBeLessThanOrEqual(75);
    expect(10_000 - state.balance).toBe(report.credits);
  }
});

test('an order whose response was lost long ago is not sent again', async () => {
  const at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  const { client, state } = openService();
  const earlier: BatchItem[] = [{ id: 'row1', status: 'ordering', at, credits: 10 }];
  const report = await client.videos.batch(rowsOf('a', 'b'), { ...options, budget: 20, earlier });
  expect(statusesOf(report)).toEqual(['lost', 'completed']);
  expect([report.credits, state.jobs.size]).toEqual([19, 1]);
});

test('a row that was ordered with another body is not ordered again', async () => {
  const { client, state } = openService();
  await client.videos.batch(rowsOf('a'), options);
  const report = await client.videos.batch(rowsOf('changed'), options);
  expect([statusesOf(report), state.jobs.size]).toEqual([['lost'], 1]);
});

test('a mistake of the program is reported before anything is ordered', async () => {
  const { client, state } = openService();
  await expect(client.videos.batch([...rowsOf('a'), ...rowsOf('b')], options)).rejects.toThrow('same id');
  await expect(client.videos.batch(rowsOf('a'), { ...options, budget: Number.NaN })).rejects.toThrow('budget');
  expect(state.jobs.size).toBe(0);
});
