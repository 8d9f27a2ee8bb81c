-- What engines use at their providers, what it costs the operator, and how the engines are.

-- One row for each call to a provider that is billed.
create table engine_usage (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  client_id uuid not null references clients,
  -- Null for work inside a request, before a job exists.
  job_id text,
  step text,
  engine text not null,
  model text not null,
  unit text not null check (unit in ('character', 'second', 'image', 'call')),
  quantity double precision not null check (quantity >= 0),
  -- In US dollars, at the rate of that moment. Null if no rate was known.
  usd double precision check (usd >= 0)
);
create index on engine_usage (job_id) where job_id is not null;
create index on engine_usage (at);

-- Running totals by UTC day, so that a report reads no single calls.
create table engine_usage_totals (
  day date not null,
  client_id uuid not null references clients,
  engine text not null,
  model text not null,
  unit text not null,
  calls bigint not null,
  quantity double precision not null,
  usd double precision not null,
  -- Calls without a known rate, whose cost is missing in `usd`.
  unpriced_calls bigint not null,
  primary key (day, client_id, engine, model, unit)
);

create function add_engine_usage() returns trigger language plpgsql as $$
begin
  insert into engine_usage_totals as total (day, client_id, engine, model, unit, calls, quantity, usd, unpriced_calls)
  values ((new.at at time zone 'UTC')::date, new.client_id, new.engine, new.model, new.unit, 1, new.quantity,
    coalesce(new.usd, 0), (new.usd is null)::int)
  on conflict (day, client_id, engine, model, unit) do update set
    calls = total.calls + 1, quantity = total.quantity + excluded.quantity, usd = total.usd + excluded.usd,
    unpriced_calls = total.unpriced_calls + excluded.unpriced_calls;
  return null;
end $$;
create trigger add_engine_usage after insert on engine_usage for each row execute function add_engine_usage();

-- The turns at an engine that allows a limited number of calls at once. A turn that is not renewed expires.
create table engine_turns (
  engine text not null,
  number integer not null check (number > 0),
  holder uuid,
  expires_at timestamptz not null default '-infinity',
  primary key (engine, number)
);

-- Engines that only the operator can repair: a rejected key, or an empty account. Deleted by the next call that succeeds.
create table engine_faults (
  engine text primary key,
  reason text not null check (reason in ('invalid_credentials', 'out_of_credit')),
  cause text not null,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
