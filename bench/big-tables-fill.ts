// Generates the history of clients: jobs with orders and transfers, videos, requests, assets, characters with consents, receipts.
import { type Db, sql } from '../server/src/db/db.ts';

/** The rows of a client after a year. Each job has a hold, a charge and a release; each purchase a grant; the remaining transfers are top-ups. */
export interface History {
  jobs: number;
  transfers: number;
  assets: number;
  characters: number;
  receipts: number;
}

const CREDITS = 1_000_000_000;

/** Creates the given clients, and `others` more with a few rows each. */
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
    // The rows are consistent by construction. Checking a million references and running the triggers would take most of the time.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}

/** Times of `count` rows, spread over the last year. */
const times = (count: string) => `lateral (select n, now() - interval '1 year' * (1 - (n - 0.5) / ${count}) as at
  from generate_series(1, ${count}) n) one`;

const STATEMENTS = [
  `insert into clients (id, name, created_at) select client_id, 'Other', now() - interval '1 year' from bench_clients`,
  `insert into ledger_accounts (id, client_id, balance) select client_id || '/' || name, client_id, 0
    from bench_clients, unnest(array['free', 'held', 'spent', 'debt']) name`,
  `create temporary table filled_jobs on commit drop as
    select client_id, n, 'partner_' || md5(client_id::text || n) as id, at,
      case when n % 10 < 6 then 'talking_head' when n % 10 < 8 then 'scenes' when n % 10 < 9 then 'tts' else 'first_frame' end as kind,
      case when n % 33 = 0 then 'failed' when n > jobs - 2 then 'queued' else 'completed' end as status
    from bench_clients, ${times('jobs')}`,
  `insert into jobs (id, client_id, kind, queue, input, status, result, failure, cause, progress, start_deadline, timeout_ms,
      queued_at, started_at, completed_at, swept_at)
    select id, client_id, kind, case when kind in ('tts', 'first_frame') then 'interactive' else 'batch' end, 'null', status,
      case status when 'completed' then '{"video_url": "http://127.0.0.1/video.mp4"}'::jsonb end,
      case status when 'failed' then '{"code": "unavailable", "message": "It could not be made."}'::jsonb end,
      case status when 'failed' then 'speech: it could not be made' end, 0.5, now() + interval '1 year', 60000, at, at,
      case when status <> 'queued' then at + interval '1 minute' end, case when status <> 'queued' then at end
    from filled_jobs order by at`,
  `insert into videos (job_id, client_id, mode, title, search, created_at)
    select id, client_id, kind, 'Mug number ' || n, array_to_tsvector(array[own || 'mug', own || 'number', own || n]), at
    from filled_jobs, lateral (select right(client_id::text, 8) as own) words
    where kind in ('talking_head', 'scenes') order by at`,
  `insert into api_requests (id, client_id, method, route, path_id, status, request_id, duration_ms, at, last_at)
    select gen_random_uuid(), client_id, 'GET', '/jobs/{workflow_id}/status', id, case n % 50 when 0 then 404 else 200 end,
      'req_' || n, 5, at, at from filled_jobs`,
  `insert into orders (job_id, client_id, kind, credits_estimated, credits_actual, line_items, metadata, request, created_at)
    select id, client_id, kind, 100, case status when 'completed' then 90 end,
      '[{"item": "render", "seconds": 4.92, "rate": 8, "estimated": 60, "actual": 50},
        {"item": "tts", "seconds": 4.92, "rate": 2, "estimated": 40, "actual": 40}]', '{"engine": "studio", "warnings": []}',
      '{"mode": "scenes", "script": "Meet the mug that keeps its cool."}', at from filled_jobs order by at`,
  `insert into ledger_holds (order_id, client_id, amount, charged, created_at, closed_at)
    select id, client_id, 100, case status when 'completed' then 90 when 'failed' then 0 end, at,
      case when status <> 'queued' then at + interval '1 minute' end from filled_jobs order by at`,
  `create temporary table filled_purchases on commit drop as
    select client_id, gen_random_uuid() as id, at, row_number() over (order by at, client_id) as number
    from bench_clients, ${times('receipts')}`,
  `create temporary table filled_transfers on commit drop as
    select client_id, 'grant:bench:' || client_id as key, 'issued' as source, client_id || '/free' as target,
      ${CREDITS}::bigint as amount, now() - interval '2 years' as at from bench_clients
    union all select client_id, 'grant:purchase:' || id, 'issued', client_id || '/free', 500, at from filled_purchases
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
  `insert into ledger_transfers (key, kind, client_id, from_account, to_account, amount, balance, reason, created_at)
    select key, split_part(key, ':', 1), client_id, source, target, amount,
      sum(case client_id || '/free' when target then amount when source then -amount else 0 end)
        over (partition by client_id order by at, key), 'bench', at
    from filled_transfers order by at, key`,
  `update ledger_flow_checkpoint set last_transfer_id = last, credits_by_kind = credits from (
    select max(last) as last, jsonb_object_agg(kind, amount) as credits
    from (select kind, max(id) as last, sum(amount) as amount from ledger_transfers group by kind) kinds) moved`,
  `insert into ledger_entries (transfer_id, account_id, amount)
    select id, account, change from ledger_transfers, lateral (values (from_account, -amount), (to_account, amount))
      entry (account, change) order by id`,
  `update ledger_accounts set balance = sum from (select account_id, sum(amount) from ledger_entries group by account_id) entered
    where account_id = id and balance is not null`,
  `insert into charge_totals (client_id, kind, quarter_hour, credits, video_ms)
    select client_id, kind, quarter_hour, sum(credits) over running, sum(video_ms) over running from (
      select hold.client_id, kind, quarter_hour_of(closed_at) as quarter_hour, sum(charged) as credits,
        sum(rendered_ms(line_items)) as video_ms
      from ledger_holds hold join orders on job_id = order_id where charged > 0 group by 1, 2, 3
    ) charges window running as (partition by client_id, kind order by quarter_hour)`,
  `insert into video_totals (client_id, quarter_hour, completed, failed)
    select client_id, quarter_hour, sum(completed) over running, sum(failed) over running from (
      select client_id, quarter_hour_of(queued_at) as quarter_hour, count(*) filter (where status = 'completed') as completed,
        count(*) filter (where status = 'failed') as failed
      from jobs where completed_at is not null and queue = 'batch' group by 1, 2
    ) closed window running as (partition by client_id order by quarter_hour)`,
  `insert into client_turns (queue, turn_group, client_id, turn, since, waiting)
    select queue, turn_group, client_id, 0, min(queued_at), true from jobs where status = 'queued' group by queue, turn_group, client_id`,
  `create temporary table filled_assets on commit drop as
    select client_id, gen_random_uuid() as id, at, 'objects/' || md5(client_id::text || n) || '/' || n || '.mp4' as key,
      md5(n || client_id::text) || '.mp4' as path,
      case n % 10 when 0 then 'tts_audio' when 1 then 'first_frame' else 'video' end as kind,
      'partner_' || md5(client_id::text || (n % jobs + 1)) as job from bench_clients, ${times('assets')}`,
  `insert into stored_objects (key, job_id, size_bytes, sha256, kept, client_id, created_at)
    select key, job, 1050000, md5(path) || md5(key), true, client_id, at from filled_assets`,
  `insert into storage_totals (client_id, objects, bytes)
    select client_id, count(*), sum(size_bytes) from stored_objects group by 1`,
  `insert into assets (id, client_id, kind, path, object_key, content_type, size_bytes, sha256, workflow_id, metadata, created_at)
    select id, client_id, kind, path, key, 'video/mp4', 1050000, md5(path) || md5(key), job,
      '{"width": 480, "height": 854, "duration": 4.92, "bytes": 1050000, "engine": "studio", "synthetic": true}', at
    from filled_assets order by at`,
  `insert into asset_days (client_id, day, kind, count)
    select client_id, day_of(created_at), kind, count(*) from assets group by 1, 2, 3`,
  `insert into video_days (client_id, day, count)
    select client_id, day_of(queued_at), count(*) from jobs where queue = 'batch' group by 1, 2`,
  `create temporary table filled_characters on commit drop as
    select client_id, gen_random_uuid() as id, at from bench_clients, ${times('characters')}`,
  `insert into characters (id, client_id, name, mode, sheet_path, likeness, created_at)
    select id, client_id, 'Ada', 'photos', id || '.png', '{"engine": "studio", "json": {}, "objects": {}}', at from filled_characters`,
  `insert into consents (id, client_id, subject_kind, subject_id, subject_name, person, given_by, statement, given_at, user_id, user_email)
    select gen_random_uuid(), client_id, 'character', id, 'Ada', 'Ada', 'self', 'I agree.', at, 'bench', 'ada@example.com'
    from filled_characters`,
  `insert into voices (id, client_id, name, kind, language, ready, engine_data, created_at)
    select 'bench' || n || client_id, client_id, 'Ada', 'library', 'en', true, '{"engine": "studio", "json": {}, "objects": {}}', now()
    from bench_clients, generate_series(1, 10) n`,
  `insert into purchases (id, client_id, buyer_name, buyer_email, credits, amount_cents, currency, provider, state, created_at, paid_at)
    select id, client_id, 'Ada', 'ada@example.com', 500, 500, 'eur', 'test', 'paid', at, at from filled_purchases`,
  `insert into receipt_numbers (series, last_number) select 'GR-2026', max(number) from filled_purchases`,
  `insert into receipts (purchase_id, number, test, seller, issued_at, client_name)
    select id, 'GR-2026-' || lpad(number::text, 6, '0'), true, '{"name": "Bench", "address": "", "tax_id": ""}', at, 'Bench'
    from filled_purchases`,
  'drop table bench_clients',
];
