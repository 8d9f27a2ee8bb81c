// Tests suspension: the client's key stops to work in every process, and the audit log records it.
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createAuthenticate, issueKey } from './api-keys.ts';
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

test('the key of a suspended client fails in every process from the next request on, and works again when it is resumed', async () => {
  const { client, bearer } = await open();
  const node = openDb(url, { max: 1, limits: timeLimits.maintenance, onError: () => undefined });
  await suspendClient(db, act(client));
  expect([await createAuthenticate(db)(bearer), await createAuthenticate(node.db)(bearer)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(await isSuspended(node.db, client)).toBe(true);
  await resumeClient(db, act(client));
  expect([await createAuthenticate(db)(bearer), await createAuthenticate(node.db)(bearer)]).toEqual([client, client]);
  await node.close();
});

test('a key that is issued during a suspension fails too', async () => {
  const { client } = await open();
  await suspendClient(db, act(client));
  const key = await db.transaction().execute((tx) => issueKey(tx, client, 'gr'));
  expect(await createAuthenticate(db)(`Bearer ${key}`)).toBeUndefined();
});

test('a suspension does not affect other clients', async () => {
  const [one, other] = [await open(), await open()];
  await suspendClient(db, act(one.client));
  expect(await createAuthenticate(db)(other.bearer)).toBe(other.client);
});

test('of twenty concurrent suspensions one is recorded', async () => {
  const { client } = await open();
  await Promise.all(Array.from({ length: 20 }, () => suspendClient(db, act(client))));
  expect(await listAuditLog(db, { client, limit: 50 })).toMatchObject([
    { action: 'suspend', client, clientName: 'Acme', actor: 'op@example.com', reason: 'unpaid invoices' },
  ]);
});

test('an unknown client is a 404 and is not recorded', async () => {
  const unknown = uuidv7();
  await expect(suspendClient(db, act(unknown))).rejects.toMatchObject({ code: 'not_found' });
  expect(await listAuditLog(db, { client: unknown, limit: 50 })).toEqual([]);
});

test('the audit log is paged and append-only', async () => {
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
