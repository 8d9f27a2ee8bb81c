-- Running totals of charges and videos, kept by triggers, so that usage figures do not read the whole history of a client.

-- Totals are kept for quarter hours in UTC: in every time zone, days begin at one.
create function quarter_hour_of(instant timestamptz) returns timestamptz language sql immutable
  return date_bin('15 minutes', instant, timestamptz 'epoch');

-- Credits charged to a client up to the end of a quarter hour, since its first order, by kind of order. A quarter hour
-- without charges has no row. Charges between two instants are the difference of two rows.
create table charge_totals (
  client_id uuid not null,
  -- Empty for a hold without an order. A year by days takes more than a thousand lookups, so it is compared as bytes.
  kind text collate "C" not null,
  quarter_hour timestamptz not null,
  credits bigint not null,
  -- Length of the videos that were charged.
  video_ms bigint not null,
  primary key (client_id, kind, quarter_hour)
);
-- For verifications since the last closed month of the ledger.
create index on charge_totals using brin (quarter_hour);

-- Rendered length in the line items of an order.
create function rendered_ms(line_items jsonb) returns bigint language sql immutable
  return (select coalesce(round(sum((line->>'seconds')::numeric) * 1000), 0) from jsonb_array_elements(line_items) line
    where starts_with(line->>'item', 'render'));

create function add_to_charge_totals(hold ledger_holds, sign integer) returns void language plpgsql as $$
declare
  order_kind text;
  order_video_ms bigint;
begin
  if hold.charged is null or hold.charged = 0 then return; end if;
  select orders.kind, rendered_ms(line_items) into order_kind, order_video_ms from orders where job_id = hold.order_id;
  order_kind := coalesce(order_kind, '');
  -- Closing a hold has locked these rows already. Other changes lock them here, so that two transactions never add to the
  -- totals of one client at the same time.
  perform from ledger_accounts where client_id = hold.client_id order by id for update;
  insert into charge_totals (client_id, kind, quarter_hour, credits, video_ms)
    select hold.client_id, order_kind, quarter_hour_of(hold.closed_at), coalesce(max(credits), 0), coalesce(max(video_ms), 0) from (
      select credits, video_ms from charge_totals before where client_id = hold.client_id and before.kind = order_kind
        and quarter_hour < quarter_hour_of(hold.closed_at) order by quarter_hour desc limit 1
    ) last_before
    on conflict do nothing;
  update charge_totals set credits = credits + sign * hold.charged, video_ms = video_ms + sign * coalesce(order_video_ms, 0)
    where client_id = hold.client_id and kind = order_kind and quarter_hour >= quarter_hour_of(hold.closed_at);
end
$$;

create function update_charge_totals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_charge_totals(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_charge_totals(new, 1); end if;
  return null;
end
$$;

-- Deferred: the measured line items of an order are written after its hold was closed.
create constraint trigger insert_into_charge_totals after insert on ledger_holds deferrable initially deferred
  for each row when (new.charged > 0) execute function update_charge_totals();
create constraint trigger update_charge_totals after update on ledger_holds deferrable initially deferred
  for each row when ((old.client_id, old.order_id, old.charged, old.closed_at) is distinct from
    (new.client_id, new.order_id, new.charged, new.closed_at) and (old.charged > 0 or new.charged > 0))
  execute function update_charge_totals();
create constraint trigger delete_from_charge_totals after delete on ledger_holds deferrable initially deferred
  for each row when (old.charged > 0) execute function update_charge_totals();

-- Completed and failed videos that a client had queued up to the end of a quarter hour. Live videos are few and are counted
-- when they are needed.
create table video_totals (
  client_id uuid not null,
  quarter_hour timestamptz not null,
  completed bigint not null,
  failed bigint not null,
  primary key (client_id, quarter_hour)
);
create index on video_totals using brin (quarter_hour);

create function add_to_video_totals(job jobs, sign integer) returns void language plpgsql as $$
begin
  if job.completed_at is null then return; end if;
  -- One transaction at a time for each client. Taken at the commit, so it is never held while waiting for another lock.
  perform pg_advisory_xact_lock(7367005, hashtext(job.client_id::text));
  insert into video_totals (client_id, quarter_hour, completed, failed)
    select job.client_id, quarter_hour_of(job.queued_at), coalesce(max(completed), 0), coalesce(max(failed), 0) from (
      select completed, failed from video_totals before where client_id = job.client_id
        and quarter_hour < quarter_hour_of(job.queued_at) order by quarter_hour desc limit 1
    ) last_before
    on conflict do nothing;
  update video_totals set completed = completed + sign * (job.status = 'completed')::int,
      failed = failed + sign * (job.status = 'failed')::int
    where client_id = job.client_id and quarter_hour >= quarter_hour_of(job.queued_at);
end
$$;

create function update_video_totals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_video_totals(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_video_totals(new, 1); end if;
  return null;
end
$$;

-- Deferred: some transactions close a job before they lock the accounts of its client, others after.
create constraint trigger insert_into_video_totals after insert on jobs deferrable initially deferred
  for each row when (new.completed_at is not null and new.queue = 'batch') execute function update_video_totals();
create constraint trigger update_video_totals after update on jobs deferrable initially deferred
  for each row when ((old.client_id, old.status, old.queued_at) is distinct from (new.client_id, new.status, new.queued_at)
    and (old.completed_at is not null or new.completed_at is not null) and new.queue = 'batch')
  execute function update_video_totals();
create constraint trigger delete_from_video_totals after delete on jobs deferrable initially deferred
  for each row when (old.completed_at is not null and old.queue = 'batch') execute function update_video_totals();

-- The kept objects of a client.
create table storage_totals (
  client_id uuid primary key,
  objects bigint not null,
  bytes bigint not null
);

-- What was stored at the start of each day (UTC), for its growth.
create table storage_days (
  day date primary key,
  objects bigint not null,
  bytes bigint not null,
  database_bytes bigint not null
);

create function update_storage_totals() returns trigger language plpgsql as $$
declare
  object stored_objects;
  sign integer := (tg_op <> 'DELETE' and new.kept)::int - (tg_op <> 'INSERT' and old.kept)::int;
begin
  if tg_op = 'DELETE' then object := old; else object := new; end if;
  if object.client_id is null or sign = 0 then return null; end if;
  -- As for the totals of videos.
  perform pg_advisory_xact_lock(7367005, hashtext(object.client_id::text));
  insert into storage_totals (client_id, objects, bytes) values (object.client_id, sign, sign * object.size_bytes)
    on conflict (client_id) do update set objects = storage_totals.objects + excluded.objects,
      bytes = storage_totals.bytes + excluded.bytes;
  return null;
end
$$;

create constraint trigger insert_into_storage_totals after insert on stored_objects deferrable initially deferred
  for each row when (new.kept) execute function update_storage_totals();
create constraint trigger update_storage_totals after update on stored_objects deferrable initially deferred
  for each row when (old.kept <> new.kept) execute function update_storage_totals();
create constraint trigger delete_from_storage_totals after delete on stored_objects deferrable initially deferred
  for each row when (old.kept) execute function update_storage_totals();

-- How many assets that are not deleted, and how many videos, a client created on a day in UTC, so that a page far down a
-- list is found without reading what comes before it.
create function day_of(instant timestamptz) returns date language sql immutable return (instant at time zone 'UTC')::date;

create table asset_days (
  client_id uuid not null,
  day date not null,
  kind text not null,
  count bigint not null,
  primary key (client_id, day, kind)
);

create table video_days (
  client_id uuid not null,
  day date not null,
  count bigint not null,
  primary key (client_id, day)
);

create function update_asset_days() returns trigger language plpgsql as $$
declare
  asset assets;
  -- Deleted assets are not listed.
  sign integer := (tg_op <> 'DELETE' and new.deleted_at is null)::int - (tg_op <> 'INSERT' and old.deleted_at is null)::int;
begin
  if tg_op = 'DELETE' then asset := old; else asset := new; end if;
  -- As for the totals of videos.
  perform pg_advisory_xact_lock(7367005, hashtext(asset.client_id::text));
  insert into asset_days (client_id, day, kind, count)
    values (asset.client_id, day_of(asset.created_at), asset.kind, sign)
    on conflict (client_id, day, kind) do update set count = asset_days.count + excluded.count;
  return null;
end
$$;

create constraint trigger insert_into_asset_days after insert on assets deferrable initially deferred
  for each row when (new.deleted_at is null) execute function update_asset_days();
create constraint trigger update_asset_days after update on assets deferrable initially deferred
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function update_asset_days();
create constraint trigger delete_from_asset_days after delete on assets deferrable initially deferred
  for each row when (old.deleted_at is null) execute function update_asset_days();

create function update_video_days() returns trigger language plpgsql as $$
declare
  job jobs;
begin
  if tg_op = 'DELETE' then job := old; else job := new; end if;
  perform pg_advisory_xact_lock(7367005, hashtext(job.client_id::text));
  insert into video_days (client_id, day, count)
    values (job.client_id, day_of(job.queued_at), case tg_op when 'DELETE' then -1 else 1 end)
    on conflict (client_id, day) do update set count = video_days.count + excluded.count;
  return null;
end
$$;

create constraint trigger insert_into_video_days after insert on jobs deferrable initially deferred
  for each row when (new.queue = 'batch') execute function update_video_days();
create constraint trigger delete_from_video_days after delete on jobs deferrable initially deferred
  for each row when (old.queue = 'batch') execute function update_video_days();
