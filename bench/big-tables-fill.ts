// Fills the database with the history of clients: jobs with their orders and transfers, assets, characters with consents, receipts.
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Db, sql } from '../server/src/db/db.ts';
import { migrate } from '../server/src/db/migrate.ts';

/** What a client has after a year. Every job brings a hold, a charge and a release; top-ups fill the transfers up. */
export interface History {
  jobs: number;
  transfers: number;
  assets: number;
  characters: number;
  receipts: number;
}

const CREDITS = 1_000_000_000;

/** The rows are written as version 0.1.0 wrote them: later migrations find a million of them. */
const LAST_MIGRATION = '0013';

/** Brings an empty database to the schema that `fill` writes. `scratch`: a folder for the migrations up to there. */
export async function migrateHalfway(db: Db, scratch: string): Promise<void> {
  const all = fileURLToPath(new URL('../server/migrations/', import.meta.url));
  const some = join(scratch, 'migrations');
  await mkdir(some);
  for (const name of await readdir(all)) {
    if (name.slice(0, 4) <= LAST_MIGRATION) await copyFile(join(all, name), join(some, name));
  }
  await migrate(db, pathToFileURL(`${some}/`));
}

/** Makes these clients by their ids, and `others` more, each with a little of everything. */
export async function fill(db: Db, clients: ReadonlyMap<string, History>, others: number): Promise<void> {
  await sql`create table bench_clients as
    select gen_random_uuid() as client_id, 20 as jobs, 65 as transfers, 50 as assets, 2 as characters, 1 as receipts
    from generate_series(1, ${others})`.execute(db);
  for (const [client, { jobs, transfers, assets, characters, receipts }] of clients) {
    await sql`insert into bench_clients values (${client}, ${jobs}, ${transfers}, ${assets}, ${characters}, ${receipts})`.execute(
      db,
    );
  }
  await db.transaction().execute(async (tx) => {
    // The rows refer to each other by construction: looking up a million references would take most of the time.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}

/** The `n`-th of `count` things of a client, spread over the last year. */
const times = (count: string) => `lateral (select n, now() - interval '1 year' * (1 - (n - 0.5) / ${count}) as at
  from generate_series(1, ${count}) n) one`;

const STATEMENTS = [
  `insert into clients (id, name, created_at) select client_id, 'Other', now() - interval '1 year' from bench_clients`,
  `insert into ledger_accounts (id, client_id, balance) select client_id || '/' || purse, client_id, 0
    from bench_clients, unnest(array['free', 'held', 'spent', 'debt']) purse`,
  `create temporary table filled_jobs on commit drop as
    select client_id, n, 'partner_' || md5(client_id::text || n) as id, at,
      case when n % 10 < 6 then 'talking_head' when n % 10 < 8 then 'scenes' when n % 10 < 9 then 'tts' else 'first_frame' end as kind,
      case when n % 33 = 0 then 'failed' when n > jobs - 2 then 'queued' else 'completed' end as status
    from bench_clients, ${times('jobs')}`,
  `insert into jobs (id, client_id, kind, lane, input, status, result, failure, cause, progress, priority, start_by, wall_ms,
      queued_at, started_at, completed_at, swept_at)
    select id, client_id, kind, case when kind in ('tts', 'first_frame') then 'fast' else 'video' end, 'null', status,
      case status when 'completed' then '{"video_url": "http://127.0.0.1/video.mp4"}'::jsonb end,
      case status when 'failed' then '{"code": "unavailable", "message": "It could not be made."}'::jsonb end,
      case status when 'failed' then 'speech: it could not be made' end, 0.5, 0, now() + interval '1 year', 60000, at, at,
      case when status <> 'queued' then at + interval '1 minute' end, case when status <> 'queued' then at end
    from filled_jobs order by at`,
  `insert into orders (job_id, client_id, kind, credits_estimated, credits_actual, line_items, metadata, request, created_at)
    select id, client_id, kind, 100, case status when 'completed' then 90 end,
      '[{"item": "render", "seconds": 4.92, "rate": 8, "estimated": 60, "actual": 50},
        {"item": "tts", "seconds": 4.92, "rate": 2, "estimated": 40, "actual": 40}]', '{"engine": "studio", "warnings": []}',
      '{"mode": "scenes", "script": "Meet the mug that keeps its cool."}', at from filled_jobs order by at`,
  `insert into ledger_holds (order_id, client_id, amount, used, held_at, closed_at)
    select id, client_id, 100, case status when 'completed' then 90 when 'failed' then 0 end, at,
      case when status <> 'queued' then at + interval '1 minute' end from filled_jobs order by at`,
  `create temporary table filled_transfers on commit drop as
    select client_id, 'grant:bench:' || client_id as key, 'issued' as source, client_id || '/free' as target,
      ${CREDITS}::bigint as amount, now() - interval '2 years' as at from bench_clients
    union all select client_id, 'hold:' || id, client_id || '/free', client_id || '/held', 100, at from filled_jobs
    union all select client_id, 'charge:' || id, client_id || '/held', client_id || '/spent', 90, at + interval '1 minute'
      from filled_jobs where status = 'completed'
    union all select client_id, 'release:' || id, client_id || '/held', client_id || '/free',
      case status when 'completed' then 10 else 100 end, at + interval '61 seconds' from filled_jobs where status <> 'queued'`,
  `insert into filled_transfers
    select client_id, 'grant:bench:' || client_id || ':' || n, 'issued', client_id || '/free', 5, at
    from (select client_id, greatest(transfers - count, 0)::int as missing
      from bench_clients join (select client_id, count(*) from filled_transfers group by client_id) made using (client_id)) short,
    ${times('missing')}`,
  `insert into ledger_transfers (key, from_account, to_account, amount, reason, made_at)
    select key, source, target, amount, 'bench', at from filled_transfers order by at, key`,
  `insert into ledger_entries (transfer_id, account_id, amount)
    select id, account, change from ledger_transfers, lateral (values (from_account, -amount), (to_account, amount))
      entry (account, change) order by id`,
  `update ledger_accounts set balance = sum from (select account_id, sum(amount) from ledger_entries group by account_id) entered
    where account_id = id and balance is not null`,
  `create temporary table filled_assets on commit drop as
    select client_id, gen_random_uuid() as id, at, 'objects/' || md5(client_id::text || n) || '/' || n || '.mp4' as key,
      md5(n || client_id::text) || '.mp4' as path,
      case n % 10 when 0 then 'tts_audio' when 1 then 'first_frame' else 'video' end as kind,
      'partner_' || md5(client_id::text || (n % jobs + 1)) as job from bench_clients, ${times('assets')}`,
  `insert into stored_objects (key, job_id, kept, created_at) select key, job, true, at from filled_assets`,
  `insert into assets (id, client_id, kind, path, object_key, content_type, size_bytes, sha256, workflow_id, metadata, created_at)
    select id, client_id, kind, path, key, 'video/mp4', 1050000, md5(path) || md5(key), job,
      '{"width": 480, "height": 854, "duration": 4.92, "bytes": 1050000, "engine": "studio", "synthetic": true}', at
    from filled_assets order by at`,
  `create temporary table filled_characters on commit drop as
    select client_id, gen_random_uuid() as id, at from bench_clients, ${times('characters')}`,
  `insert into characters (id, client_id, name, mode, sheet_path, likeness, created_at)
    select id, client_id, 'Ada', 'photos', id || '.png', '{"engine": "studio", "json": {}, "objects": {}}', at from filled_characters`,
  `insert into consents (id, client_id, subject_kind, subject_id, subject_name, person, given_by, statement, given_at, user_id, user_email)
    select gen_random_uuid(), client_id, 'character', id, 'Ada', 'Ada', 'self', 'I agree.', at, 'bench', 'ada@example.com'
    from filled_characters`,
  `insert into voices (id, client_id, name, kind, language, ready, voice, created_at)
    select 'bench' || n || client_id, client_id, 'Ada', 'library', 'en', true, '{"engine": "studio", "json": {}, "objects": {}}', now()
    from bench_clients, generate_series(1, 10) n`,
  `create temporary table filled_purchases on commit drop as
    select client_id, gen_random_uuid() as id, at, row_number() over (order by at, client_id) as number
    from bench_clients, ${times('receipts')}`,
  `insert into purchases (id, client_id, buyer_name, buyer_email, credits, amount_cents, currency, provider, state, created_at, paid_at)
    select id, client_id, 'Ada', 'ada@example.com', 500, 500, 'eur', 'test', 'paid', at, at from filled_purchases`,
  `insert into receipts (purchase_id, number, test, seller, issued_at, client_name)
    select id, 'GR-2026-' || lpad(number::text, 6, '0'), true, '{"name": "Bench", "address": "", "tax_id": ""}', at, 'Bench'
    from filled_purchases`,
  'drop table bench_clients',
];
