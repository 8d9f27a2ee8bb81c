// Suspension on real PostgreSQL: what a key is worth meanwhile, on every node, and what the audit list says afterwards.
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { authenticate, issueKey } from './api-keys.ts';
import { listAuditLog } from './audit-log.ts';
import { createClient } from './clients.ts';
import { isSuspended, resumeClient, suspendClient } from './suspension.ts';

const { db, url, close } = await openTestDb();
afterAll(close);

const open = () =>
  db.transaction().execute(async (tx) => {
    const client = await createClient(tx, 'Acme');
    return { client, bearer: `Bearer ${await issueKey(tx, client, 'gr')}` };
  });
const act = (client: string, reason = 'unpaid invoices') => ({ id: uuidv7(), client, actor: 'op@example.com', reason });

test('a suspended client has no key on any node with the next request, and has it back when it is resumed', async () => {
  const { client, bearer } = await open();
  const node = openDb(url, { max: 1, limits: timeLimits.maintenance, onError: () => undefined });
  await suspendClient(db, act(client));
  expect([await authenticate(db, bearer), await authenticate(node.db, bearer)]).toEqual([undefined, undefined]);
  expect(await isSuspended(node.db, client)).toBe(true);
  await resumeClient(db, act(client));
  expect([await authenticate(db, bearer), await authenticate(node.db, bearer)]).toEqual([client, client]);
  await node.close();
});

test('a key issued meanwhile opens nothing either', async () => {
  const { client } = await open();
  await suspendClient(db, act(client));
  const key = await db.transaction().execute((tx) => issueKey(tx, client, 'gr'));
  expect(await authenticate(db, `Bearer ${key}`)).toBeUndefined();
});

test('only the suspended client is shut out', async () => {
  const [one, other] = [await open(), await open()];
  await suspendClient(db, act(one.client));
  expect(await authenticate(db, other.bearer)).toBe(other.client);
});

test('of twenty suspensions at once one is written down', async () => {
  const { client } = await open();
  await Promise.all(Array.from({ length: 20 }, () => suspendClient(db, act(client))));
  expect(await listAuditLog(db, { client, limit: 50 })).toMatchObject([
    { action: 'suspend', client, clientName: 'Acme', actor: 'op@example.com', reason: 'unpaid invoices' },
  ]);
});

test('an unknown client is a 404 and leaves nothing in the audit list', async () => {
  const nobody = uuidv7();
  await expect(suspendClient(db, act(nobody))).rejects.toMatchObject({ code: 'not_found' });
  expect(await listAuditLog(db, { client: nobody, limit: 50 })).toEqual([]);
});

test('the audit list can be read in pages and changed by nobody', async () => {
  const { client } = await open();
  for (let round = 0; round < 3; round++) {
    await suspendClient(db, act(client, `round ${round}`));
    await resumeClient(db, act(client, `round ${round}`));
  }
  const whole = await listAuditLog(db, { client, limit: 50 });
  expect(whole.map(({ action, reason }) => `${action} ${reason}`).slice(0, 2)).toEqual([
    'resume round 2',
    'suspend round 2',
  ]);
  const first = await listAuditLog(db, { client, limit: 4 });
  const rest = await listAuditLog(db, { client, limit: 4, after: first.at(-1)!.id });
  expect([...first, ...rest]).toEqual(whole);
  await expect(sql`update audit_log set reason = 'none'`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('append-only');
});
