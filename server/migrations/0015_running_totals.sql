-- Figures that stay fast with millions of rows: running totals, and the indexes that lists and deletions use.

-- Running totals are kept for quarters of an hour in UTC, in which the days of every time zone begin today.
create function quarter_of(instant timestamptz) returns timestamptz language sql immutable
  return date_bin('15 minutes', instant, timestamptz 'epoch');

-- Statement: whose transfer it is, what kind, and the client's free credits right after it. Written with the transfer, under
-- the lock on the client's accounts.
alter table ledger_transfers add column client_id uuid, add column kind text, add column balance bigint;
alter table ledger_transfers disable trigger append_only;
update ledger_transfers set client_id = owner, kind = split_part(key, ':', 1), balance = after from (
  select id as told, owner, sum(
      case when to_account = owner || '/free' then amount when from_account = owner || '/free' then -amount else 0 end
    ) over (partition by owner order by id) as after
  from ledger_transfers, lateral (
    select split_part(case when from_account like '%/%' then from_account else to_account end, '/', 1)::uuid as owner
  ) of_client
) history where told = id;
alter table ledger_transfers enable trigger append_only;
alter table ledger_transfers alter column client_id set not null, alter column kind set not null,
  alter column balance set not null;

create index ledger_transfers_of_client on ledger_transfers (client_id, made_at desc, id desc);
create index ledger_transfers_of_kind on ledger_transfers (client_id, kind, made_at desc, id desc);
-- Only statements read it.
drop index ledger_entries_of_account;

-- What the metrics counted up to a transfer, so that a process that starts does not read the whole ledger. One row.
create table ledger_flow (
  one boolean primary key default true check (one),
  last_transfer bigint not null,
  -- {kind: credits}
  moved jsonb not null
);
insert into ledger_flow (last_transfer, moved)
  select coalesce(max(last), 0), coalesce(jsonb_object_agg(kind, amount), '{}')
  from (select kind, max(id) as last, sum(amount) as amount from ledger_transfers group by kind) moved;

-- What a client was charged up to the end of a quarter, from its first order on, by kind of order. A quarter without charges
-- has no row; the charges between two instants are the difference of two rows.
create table charge_totals (
  client_id uuid not null,
  -- Empty: of a hold without an order. A year by days is more than a thousand lookups, so it is compared as bytes.
  kind text collate "C" not null,
  quarter timestamptz not null,
  credits bigint not null,
  -- Length of the videos that were charged.
  video_ms bigint not null,
  primary key (client_id, kind, quarter)
);

-- Rendered seconds of an order's line items, in milliseconds.
create function rendered_ms(line_items jsonb) returns bigint language sql immutable
  return (select coalesce(round(sum((line->>'seconds')::numeric) * 1000), 0) from jsonb_array_elements(line_items) line
    where starts_with(line->>'item', 'render'));

insert into charge_totals (client_id, kind, quarter, credits, video_ms)
  select client_id, kind, quarter, sum(credits) over running, sum(video_ms) over running from (
    select hold.client_id, coalesce(orders.kind, '') as kind, quarter_of(closed_at) as quarter, sum(used) as credits,
      sum(coalesce(rendered_ms(line_items), 0)) as video_ms
    from ledger_holds hold left join orders on job_id = order_id where used > 0 group by 1, 2, 3
  ) charged window running as (partition by client_id, kind order by quarter);

create function add_to_charge_totals(hold ledger_holds, sign integer) returns void language plpgsql as $$
declare
  kind_of text;
  ms bigint;
begin
  if hold.used is null or hold.used = 0 then return; end if;
  select orders.kind, rendered_ms(line_items) into kind_of, ms from orders where job_id = hold.order_id;
  kind_of := coalesce(kind_of, '');
  -- Whoever closes a hold has locked these rows. Others lock them here, so that no two add to a client's totals at once.
  perform from ledger_accounts where client_id = hold.client_id order by id for update;
  insert into charge_totals (client_id, kind, quarter, credits, video_ms)
    select hold.client_id, kind_of, quarter_of(hold.closed_at), coalesce(max(credits), 0), coalesce(max(video_ms), 0) from (
      select credits, video_ms from charge_totals before where client_id = hold.client_id and before.kind = kind_of
        and quarter < quarter_of(hold.closed_at) order by quarter desc limit 1
    ) last_before
    on conflict do nothing;
  update charge_totals set credits = credits + sign * hold.used, video_ms = video_ms + sign * coalesce(ms, 0)
    where client_id = hold.client_id and kind = kind_of and quarter >= quarter_of(hold.closed_at);
end
$$;

create function count_charge() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_charge_totals(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_charge_totals(new, 1); end if;
  return null;
end
$$;

-- At the commit: an order is given its measured line items after its hold was closed.
create constraint trigger count_new_charge after insert on ledger_holds deferrable initially deferred
  for each row when (new.used > 0) execute function count_charge();
create constraint trigger count_changed_charge after update on ledger_holds deferrable initially deferred
  for each row when ((old.client_id, old.order_id, old.used, old.closed_at) is distinct from
    (new.client_id, new.order_id, new.used, new.closed_at) and (old.used > 0 or new.used > 0)) execute function count_charge();
create constraint trigger count_deleted_charge after delete on ledger_holds deferrable initially deferred
  for each row when (old.used > 0) execute function count_charge();

-- How many closed videos a client had queued up to the end of a quarter, kept in the same way. Open ones are few and are counted.
create table video_totals (
  client_id uuid not null,
  quarter timestamptz not null,
  completed bigint not null,
  failed bigint not null,
  primary key (client_id, quarter)
);

insert into video_totals (client_id, quarter, completed, failed)
  select client_id, quarter, sum(completed) over running, sum(failed) over running from (
    select client_id, quarter_of(queued_at) as quarter, count(*) filter (where status = 'completed') as completed,
      count(*) filter (where status = 'failed') as failed
    from jobs where completed_at is not null and lane = 'video' group by 1, 2
  ) closed window running as (partition by client_id order by quarter);

create function add_to_video_totals(job jobs, sign integer) returns void language plpgsql as $$
begin
  if job.completed_at is null then return; end if;
  -- One at a time for each client. Taken at the commit, so nothing else is waited for while it is held.
  perform pg_advisory_xact_lock(7367005, hashtext(job.client_id::text));
  insert into video_totals (client_id, quarter, completed, failed)
    select job.client_id, quarter_of(job.queued_at), coalesce(max(completed), 0), coalesce(max(failed), 0) from (
      select completed, failed from video_totals before where client_id = job.client_id
        and quarter < quarter_of(job.queued_at) order by quarter desc limit 1
    ) last_before
    on conflict do nothing;
  update video_totals set completed = completed + sign * (job.status = 'completed')::int,
      failed = failed + sign * (job.status = 'failed')::int
    where client_id = job.client_id and quarter >= quarter_of(job.queued_at);
end
$$;

create function count_closed_video() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_video_totals(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_video_totals(new, 1); end if;
  return null;
end
$$;

-- At the commit: a job is closed before the client's accounts are locked in one transaction, and afterwards in another.
create constraint trigger count_new_job after insert on jobs deferrable initially deferred
  for each row when (new.completed_at is not null and new.lane = 'video') execute function count_closed_video();
create constraint trigger count_changed_job after update on jobs deferrable initially deferred
  for each row when ((old.client_id, old.status, old.queued_at) is distinct from (new.client_id, new.status, new.queued_at)
    and (old.completed_at is not null or new.completed_at is not null) and new.lane = 'video')
  execute function count_closed_video();
create constraint trigger count_deleted_job after delete on jobs deferrable initially deferred
  for each row when (old.completed_at is not null and old.lane = 'video') execute function count_closed_video();

-- Lists of jobs: of a client by lane, all, by kind, open, failed; of every client by kind. What was closed lately.
drop index jobs_of_client;
create index jobs_of_client on jobs (client_id, lane, queued_at desc, id desc);
create index jobs_of_client_by_time on jobs (client_id, queued_at desc, id desc);
create index jobs_of_client_by_kind on jobs (client_id, kind, queued_at desc, id desc);
create index jobs_of_client_live on jobs (client_id, queued_at desc, id desc) where status in ('queued', 'running');
create index jobs_of_client_failed on jobs (client_id, queued_at desc, id desc) where status = 'failed';
create index jobs_by_kind on jobs (kind, queued_at desc, id desc);
create index jobs_closed on jobs (completed_at) where completed_at is not null;

-- Deleting a stored object looks for what refers to it.
create index on assets (object_key);
create index on uploads (object_key);

-- How much is stored, without looking into the storage.
alter table stored_objects add column size_bytes bigint not null default 0 check (size_bytes >= 0);
update stored_objects set size_bytes = known.size_bytes from (
  select object_key as key, size_bytes from assets
  union all select object_key, size_bytes from uploads
  union all select sidecar->>'key', (sidecar->>'sizeBytes')::bigint from assets, jsonb_each(sidecars) beside (extension, sidecar)
) known where known.key = stored_objects.key;
alter table stored_objects alter column size_bytes drop default;
