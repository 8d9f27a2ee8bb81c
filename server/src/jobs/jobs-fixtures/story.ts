// Workflows for tests: steps that leave a trace each time they run, and hang, kill, wait or fail where their input says.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, sql } from '../../db/db.ts';
import { EngineFailure } from '../../kernel/engine-failure.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Task } from '../../kernel/workbench.ts';
import type { Behaviour } from '../../media/child-fixtures/misbehave.task.ts';
import type { Workflow } from '../workflow.ts';

export type Story = {
  /** A point such as `during:speech` or `after:render` where it hangs, deaf to its signal, the first time it comes by. */
  hangAt?: string;
  /** The worker kills itself there with SIGKILL, every time. */
  deadlyAt?: string;
  /** A step that waits until the test releases it, whatever its signal says if `deaf`. */
  holdAt?: string;
  deaf?: boolean;
  failAt?: string;
  failAs?: 'problem' | 'rejected' | 'unavailable' | 'broken_output' | 'bug' | 'crash';
  /** Fails so many times, then works; always without it. */
  failTimes?: number;
  sayMs?: number;
};

const misbehave: Task<Behaviour, string> = {
  module: new URL('../../media/child-fixtures/misbehave.task.ts', import.meta.url),
  limits: { cpuSeconds: 10, wallSeconds: 20, memoryMb: 400, fileMb: 16 },
};

export const TABLES = sql`
  create table trace (job text not null, what text not null, pid integer not null, at timestamptz not null default clock_timestamp());
  create table effect (job text not null, what text not null);
  create table released (job text primary key);`;

export const storyWorkflow = (db: Db, kind = 'story'): Workflow<Story> => ({
  kind,
  async run(run, input) {
    /** Written at once and outside of every record, so that each execution is seen. */
    const point = async (what: string): Promise<void> => {
      const seen = await sql<{
        count: number;
      }>`select count(*) from trace where job = ${run.job} and what = ${what}`.execute(db);
      const times = seen.rows[0]?.count ?? 0;
      await sql`insert into trace (job, what, pid) values (${run.job}, ${what}, ${process.pid})`.execute(db);
      if (input.deadlyAt === what) process.kill(process.pid, 'SIGKILL');
      if (input.hangAt === what && times === 0) await sleep(600_000);
      if (input.failAt === what && times < (input.failTimes ?? Number.POSITIVE_INFINITY)) await failAs(input.failAs);
    };
    const failAs = async (how: Story['failAs']): Promise<void> => {
      if (how === 'problem') throw new Problem('unusable_media', 'No face was found.');
      if (how === 'rejected') throw new EngineFailure('rejected', 'That cannot be said.');
      if (how === 'unavailable') throw new EngineFailure('unavailable', 'The engine does not answer.');
      if (how === 'broken_output') throw new EngineFailure('broken_output', 'The engine answered nonsense.');
      if (how === 'bug') throw new TypeError('x is not a function');
    };
    const hold = async (what: string, signal: AbortSignal): Promise<void> => {
      if (input.holdAt !== what) return;
      for (;;) {
        if (!input.deaf) signal.throwIfAborted();
        const { rows } = await sql`select 1 from released where job = ${run.job}`.execute(db);
        if (rows.length > 0) return;
        await sleep(20);
      }
    };

    const speech = await run.step('speech', async (bench) => {
      await point('during:speech');
      await hold('speech', bench.signal);
      const file = await bench.compute(misbehave, { do: 'sleep', ms: input.sayMs ?? 0 });
      return { file, ms: 1200 };
    });
    await point('after:speech');

    await run.step('render', async (bench) => {
      await point('during:render');
      await hold('render', bench.signal);
      if (input.failAt === 'render' && input.failAs === 'crash') await bench.compute(misbehave, { do: 'crash' });
      return speech.ms;
    });
    await point('after:render');

    await run.step('lipsync', (bench) =>
      bench.operation({
        start: async () => {
          await point('start:lipsync');
          return 'ref-1';
        },
        poll: async (ref) => {
          await point('poll:lipsync');
          return ref;
        },
      }),
    );

    await run.commit('settle', async (tx) => {
      await sql`insert into effect (job, what) values (${run.job}, 'settled')`.execute(tx);
      await point('during:settle');
    });
    await point('after:settle');

    await run.finish(async (tx) => {
      await sql`insert into effect (job, what) values (${run.job}, 'published')`.execute(tx);
      await point('during:finish');
      return { ms: speech.ms };
    });
    await point('after:finish');
  },
});

/** Two steps side by side: the first fails once, while the second waits for its signal. */
export const chorusWorkflow = (db: Db): Workflow => ({
  kind: 'chorus',
  async run(run) {
    const isFirst = async () => {
      const { rows } =
        await sql`insert into released (job) values (${run.job}) on conflict do nothing returning 1`.execute(db);
      return rows.length > 0;
    };
    const first = await isFirst();
    await Promise.all([
      run.step('alto', async () => {
        await sleep(100);
        if (first) throw new TypeError('off key');
        return null;
      }),
      run.step('bass', async ({ signal }) => {
        if (first) await sleep(60_000, undefined, { signal });
        return null;
      }),
    ]);
    await run.finish(async () => null);
  },
});
