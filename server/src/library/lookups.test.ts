// Tests lookups that must not read a whole table: consents of a page, references to a deleted object, assets far down the list.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb, rowsRead } from '../db/testing.ts';
import { listAssets } from './assets.ts';
import { listConsents } from './consents.ts';

const { db, close } = await openTestDb();
afterAll(close);

const client = randomUUID();
const MANY = 3_000;

beforeAll(async () => {
  await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
  await sql`insert into characters (id, client_id, name, mode, sheet_path)
    select gen_random_uuid(), ${client}::uuid, 'Ada', 'photos', '' from generate_series(1, ${MANY})`.execute(db);
  await sql`insert into consents (id, client_id, subject_kind, subject_id, subject_name, person, given_by, statement,
      given_at, user_id, user_email)
    select gen_random_uuid(), client_id, 'character', id, name, name, 'self', '', now(), '', '' from characters`.execute(
    db,
  );
  await sql`insert into consents (id, client_id, subject_kind, subject_id, subject_name, person, given_by, statement,
      given_at, user_id, user_email)
    values (gen_random_uuid(), ${client}, 'voice', 'no uuid', 'Ada', 'Ada', 'self', '', now() + interval '1 hour', '', '')`.execute(
    db,
  );
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256, kept) select 'objects/job/' || n || '.png', 'job', 1, '', true
    from generate_series(1, ${MANY}) n`.execute(db);
  await sql`insert into assets (id, client_id, kind, path, object_key, content_type, size_bytes, sha256, metadata, created_at)
    select gen_random_uuid(), ${client}::uuid, 'first_frame', key, key, 'image/png', 1, '', '{}',
      now() - row_number() over () * interval '1 minute' from stored_objects`.execute(db);
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256) values ('objects/gone/a.png', 'gone', 1, '')`.execute(
    db,
  );
  await sql`vacuum analyze characters, consents, assets, uploads, stored_objects`.execute(db);
});

test('a page of consents reads only the characters on it', async () => {
  const page = async (tx: Tx) => {
    const found = await listConsents(tx, client, { after: undefined, limit: 10 });
    expect(found.map(({ subjectExists }) => subjectExists)).toEqual([false, ...Array(9).fill(true)]);
  };
  expect(await rowsRead(db, 'characters', page)).toBeLessThanOrEqual(9);
});

test('deleting a stored object does not read all assets and uploads', async () => {
  const remove = (tx: Tx) => sql`delete from stored_objects where key = 'objects/gone/a.png'`.execute(tx);
  expect(await rowsRead(db, 'assets', remove)).toBe(0);
});

test('a page far down the list of assets matches the whole list', async () => {
  const whole = await listAssets(db, client, { limit: MANY, offset: 0 });
  expect(await listAssets(db, client, { limit: 10, offset: 2_500 })).toEqual(whole.slice(2_500, 2_510));
  expect(await listAssets(db, client, { kind: 'video', limit: 10, offset: 0 })).toEqual([]);
});
