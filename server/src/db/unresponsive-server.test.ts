// A connection to a server that stops responding is closed once the response is overdue.
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from './db.ts';
import { openTestDb } from './testing.ts';
import { openProxy } from './testing-proxy.ts';

const { url, close } = await openTestDb();
afterAll(close);

test('a query without a response ends as an outage, and its connection is replaced', async () => {
  const proxy = await openProxy(url);
  const limits = { ...timeLimits.service, statementMs: 200 };
  const opened = openDb(proxy.url, { max: 1, limits, onError: () => undefined });
  await sql`select 1`.execute(opened.db);
  proxy.stall();
  await expect(sql`select 2`.execute(opened.db)).rejects.toMatchObject({ name: 'Outage', outcomeUnknown: true });
  proxy.resume();
  expect((await sql`select 3 as n`.execute(opened.db)).rows).toEqual([{ n: 3 }]);
  await opened.close();
  proxy.close();
});
