// Tests pages far down long lists: the same rows as by skipping them one by one, whatever was added and deleted.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listVideoJobs } from '../jobs/reads.ts';
import { listAssets } from '../library/assets.ts';
import { NEAR_OFFSET } from './day-offsets.ts';
import { sql } from './db.ts';
import { openTestDb, rowsRead } from './testing.ts';

const { db, close } = await openTestDb();
afterAll(close);

const MANY = 6_000;
const PER_DAY = 40;
const client = randomUUID();

/** Several rows have the same time, and one day as many as a month. */
const time = sql`now() - case when n % 5 = 0 then interval '9 days' else (n / ${PER_DAY}) * interval '1 day' end
  - (n % 7) * interval '1 hour'`;

beforeAll(async () => {
  await sql`insert into clients (id, name) values (${client}, 'A'), (${randomUUID()}, 'B')`.execute(db);
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256) values ('file.png', 'job', 1, '')`.execute(db);
  await sql`insert into assets (id, client_id, kind, path, object_key, content_type, size_bytes, sha256, metadata, created_at)
    select gen_random_uuid(), clients.id, case when n % 3 = 0 then 'video' else 'tts_audio' end, md5(clients.id::text || n), 'file.png', 'image/png',
      1, '', '{}', ${time} from clients, generate_series(1, ${MANY}) n`.execute(db);
  await sql`insert into jobs (id, client_id, kind, queue, input, status, start_deadline, timeout_ms, queued_at)
    select md5(clients.id::text || n), clients.id, 'scenes', case when n % 4 = 0 then 'interactive' else 'batch' end, '{}', 'queued', now(), 1000,
      ${time} from clients, generate_series(1, ${MANY}) n`.execute(db);
  // Others were deleted, some of them in whole days.
  await sql`delete from assets where substr(path, 1, 1) = 'a' or created_at between now() - interval '30 days' and now() - interval '25 days'`.execute(
    db,
  );
  await sql`delete from jobs where substr(id, 1, 1) = 'b'`.execute(db);
  await sql`vacuum analyze assets, jobs, asset_days, video_days`.execute(db);
}, 60_000);

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const offsetsOf = (total: number) => [0, NEAR_OFFSET, NEAR_OFFSET + 1, 1_777, 2_500, total - 30, total - 5, total, 9e8];

test.each([undefined, 'video', 'tts_audio'] as const)(
  'a page of assets of kind %s is where it belongs',
  async (kind) => {
    const { rows: all } = await sql<{ id: string }>`select id from assets where client_id = ${client}
    and kind = coalesce(${kind ?? null}, kind) order by created_at desc, id desc`.execute(db);
    expect(all.length).toBeGreaterThan(1_500);
    for (const offset of offsetsOf(all.length))
      expect(idsOf(await listAssets(db, client, { kind, limit: 25, offset })), `${offset}`).toEqual(
        idsOf(all.slice(offset, offset + 25)),
      );
  },
);

test('a page of videos is where it belongs', async () => {
  const { rows: all } = await sql<{ id: string }>`select id from jobs where client_id = ${client} and queue = 'batch'
    order by queued_at desc, id desc`.execute(db);
  for (const offset of offsetsOf(all.length))
    expect(idsOf(await listVideoJobs(db, client, { limit: 25, offset })), `${offset}`).toEqual(
      idsOf(all.slice(offset, offset + 25)),
    );
});

test('what comes before the day of a page is not read', async () => {
  const read = await rowsRead(db, 'assets', (tx) => listAssets(tx, client, { limit: 10, offset: 5_000 }));
  expect(read).toBeLessThan(10 * PER_DAY);
});
