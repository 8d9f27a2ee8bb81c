// A server that was cut off without a word: the connection is given up once the answer is overdue.
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from './db.ts';
import { openTestDb } from './testing.ts';
import { openCable } from './testing-cable.ts';

const { url, close } = await openTestDb();
afterAll(close);

test('a query whose answer never comes ends as an outage, and its connection is replaced', async () => {
  const cable = await openCable(url);
  const limits = { ...timeLimits.service, statementMs: 200 };
  const opened = openDb(cable.url, { max: 1, limits, onError: () => undefined });
  await sql`select 1`.execute(opened.db);
  cable.cut();
  await expect(sql`select 2`.execute(opened.db)).rejects.toMatchObject({ name: 'Outage', outcomeUnknown: true });
  cable.mend();
  expect((await sql`select 3 as n`.execute(opened.db)).rows).toEqual([{ n: 3 }]);
  await opened.close();
  cable.close();
});
