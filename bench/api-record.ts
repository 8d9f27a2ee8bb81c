// Records the SQL statements of the service for one order and one poll.
import pg from 'pg';
import { createApp } from '../server/src/app/app.ts';
import { configOf } from '../server/src/config/config.ts';
import { readEnv } from '../server/src/config/env.ts';
import { createLogger } from '../server/src/kernel/logger.ts';
import { createMetrics } from '../server/src/kernel/metrics.ts';
import { type Account, orderAs, pollAs } from './api-accounts.ts';
import type { RecordedStatements, Statement } from './api-statements.ts';
import { send } from './load.ts';

/** More than the rounds of other work, such as sent webhooks, that can fall into recordings. */
const REPETITIONS = 5;

/** Runs the service in this process for some requests, on the port that `env` names. */
export async function recordStatements(env: NodeJS.ProcessEnv, account: Account): Promise<RecordedStatements> {
  const config = configOf(readEnv(env), { cores: 1 });
  const app = await createApp(config, {
    databaseUrl: config.databaseUrl!,
    serves: true,
    works: [],
    log: createLogger('error'),
    metrics: createMetrics(),
  });
  const origin = (await app.start())!;
  try {
    const orders: Statement[][] = [];
    const polls: Statement[][] = [];
    let job = '';
    for (let repeated = 0; repeated < REPETITIONS; repeated++) {
      ({ workflow_id: job } = await record(orders, () => send(origin, orderAs(account))));
      await record(polls, () => send(origin, pollAs({ ...account, job })));
    }
    const [order, poll] = [common(orders), common(polls)];
    const { client, character, voice, apiKey } = account;
    return { order, poll, own: { client, character, voice, job, lookup: apiKey.split('_')[1]! } };
  } finally {
    await app.drain();
  }
}

/** The last recording without what only a first request does, or the process at any time. */
const common = (recordings: readonly Statement[][]): Statement[] =>
  recordings.at(-1)!.filter(({ text }) => recordings.every((one) => one.some((statement) => statement.text === text)));

/** The driver emits no events for statements, so its `query` method is replaced during one request. */
async function record<Reply>(recordings: Statement[][], request: () => Promise<Reply>): Promise<Reply> {
  const statements: Statement[] = [];
  recordings.push(statements);
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const { text, values } = asked[0] as pg.QueryConfig<unknown[]>;
    const { application_name: name } = Reflect.get(this, 'connectionParameters') as { application_name: string };
    if (name === 'greenroom' && text !== undefined) statements.push({ text, values: values ?? [] });
    return Reflect.apply(query, this, asked);
  } as typeof query;
  return request().finally(() => {
    pg.Client.prototype.query = query;
  });
}
