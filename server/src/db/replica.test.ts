// Reports with a real streaming replica: read there while it is up to date, and on the primary otherwise.
import { afterAll, expect, test } from 'vitest';
import { type Db, openDb, sql, timeLimits } from './db.ts';
import { openReplica } from './replica.ts';
import { openReplicated } from './testing-replica.ts';

const servers = await openReplicated();
const open = (url: string) => openDb(url, { max: 4, limits: timeLimits.service, onError: () => undefined });
const primary = open(servers.primaryUrl);
const control = open(servers.replicaUrl);
const messages: string[] = [];
const note = (message: unknown) => messages.push(String(message));
const replica = openReplica(servers.replicaUrl, {
  primary,
  max: 4,
  limits: timeLimits.service,
  log: { info: note, warn: note },
  times: { checkEveryMs: 100, maxLagMs: 1_500 },
});
afterAll(async () => {
  await Promise.all([replica.close(), control.close()]);
  await primary.close();
  await servers.close();
});

const wherePrimary = { isReplica: false };
const whereReplica = { isReplica: true };
const where = async (db: Db) =>
  (await sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(db)).rows[0];
const used = () => expect.poll(() => where(replica.db), { interval: 50 });

test('an up-to-date replica is read, also while the primary is idle', async () => {
  await used().toEqual(whereReplica);
  const until = Date.now() + 2_500;
  while (Date.now() < until) expect(await where(replica.db)).toEqual(whereReplica);
  await expect(sql`create table never (id int)`.execute(replica.db)).rejects.toMatchObject({ name: 'Outage' });
  expect(messages).toEqual(['reports read the replica at DATABASE_REPLICA_URL']);
});

test('while it lags, the primary is read', async () => {
  await sql`select pg_wal_replay_pause()`.execute(control.db);
  await sql`create table things (id int)`.execute(primary.db);
  await used().toEqual(wherePrimary);
  expect((await sql`select from things`.execute(replica.db)).rows).toEqual([]);
  await sql`select pg_wal_replay_resume()`.execute(control.db);
  await used().toEqual(whereReplica);
});

test('while it is down, the primary is read, and no report fails once the replica has stopped', async () => {
  await servers.stopReplica();
  for (let n = 0; n < 20; n++) expect(await where(replica.db)).toEqual(wherePrimary);
  await servers.startReplica();
  await used().toEqual(whereReplica);
});

test('while it has lost its primary, it is not read, although it replays all that it receives', async () => {
  await sql`alter system set primary_conninfo = ''`.execute(control.db);
  await sql`select pg_reload_conf()`.execute(control.db);
  await expect.poll(async () => (await sql`select from pg_stat_wal_receiver`.execute(control.db)).rows.length).toBe(0);
  await sql`insert into things values (1)`.execute(primary.db);
  await used().toEqual(wherePrimary);
});
