// Listens to what the service asks of the database while it takes one order and answers one poll.
import pg from 'pg';
import { createApp } from '../server/src/app/app.ts';
import { configOf } from '../server/src/config/config.ts';
import { readEnv } from '../server/src/config/env.ts';
import { createLogger } from '../server/src/kernel/logger.ts';
import { createMetrics } from '../server/src/kernel/metrics.ts';
import { type Account, orderAs, pollAs } from './api-accounts.ts';
import type { Heard, Statement } from './api-statements.ts';
import { send } from './load.ts';

/** Runs the service in this process for two requests, on the port that `env` names. */
export async function listenToService(env: NodeJS.ProcessEnv, account: Account): Promise<Heard> {
  const config = configOf(readEnv(env), { cores: 1 });
  const app = await createApp(config, {
    databaseUrl: config.databaseUrl!,
    serves: true,
    works: false,
    log: createLogger('error'),
    metrics: createMetrics(),
  });
  const origin = (await app.start())!;
  try {
    const order: Statement[] = [];
    const poll: Statement[] = [];
    const { workflow_id: job } = await listen(order, () => send(origin, orderAs(account)));
    await listen(poll, () => send(origin, pollAs({ ...account, job })));
    const { client, character, voice, apiKey } = account;
    return { order, poll, own: { client, character, voice, job, lookup: apiKey.split('_')[1]! } };
  } finally {
    await app.drain();
  }
}

/** The driver tells nobody what it is asked, so its door is watched for the length of one request. */
async function listen<Answer>(statements: Statement[], act: () => Promise<Answer>): Promise<Answer> {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [text, values] = asked;
    const { application_name: name } = Reflect.get(this, 'connectionParameters') as { application_name: string };
    if (name === 'greenroom' && typeof text === 'string') {
      statements.push({ text, values: Array.isArray(values) ? values : [] });
    }
    return Reflect.apply(query, this, asked);
  } as typeof query;
  return act().finally(() => {
    pg.Client.prototype.query = query;
  });
}
