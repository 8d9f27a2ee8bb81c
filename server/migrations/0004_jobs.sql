-- Durable jobs and the memo of their steps. Who may write to a running job is decided by `fence` alone.

create table jobs (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,100}$'),
  client_id uuid not null references clients,
  kind text not null,
  lane text not null check (lane in ('fast', 'video')),
  input jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  phase text,
  progress real not null default 0 check (progress between 0 and 1),
  result jsonb,
  -- What its client may be told: {code, message, …}.
  failure jsonb,
  -- What only we should read.
  cause text,
  -- One more with each delivery and with each closing: every earlier holder is refused from then on.
  fence bigint not null default 0,
  -- Since the last recorded step, the one that recorded it included.
  deliveries integer not null default 0,
  -- Minus the number of its client's active jobs when it was queued.
  priority integer not null,
  start_by timestamptz not null,
  wall_ms bigint not null check (wall_ms > 0),
  -- Who holds the latest delivery.
  worker text,
  queued_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz,
  -- When its scratch files and staged objects were removed.
  swept_at timestamptz,
  check ((completed_at is not null) = (status in ('completed', 'failed'))),
  check ((failure is not null) = (status = 'failed'))
);

create index jobs_of_client on jobs (client_id, lane, queued_at desc);
create index jobs_live on jobs (lane, client_id) where status in ('queued', 'running');
create index jobs_unswept on jobs (completed_at) where completed_at is not null and swept_at is null;

create table job_steps (
  job_id text not null references jobs on delete cascade,
  -- Permanent: a job under way finds its answers by it after an upgrade.
  name text not null,
  answer jsonb,
  attempts integer not null check (attempts >= 0),
  -- What a provider knows the work by, stored before it is first asked about.
  operation_ref text,
  first_started_at timestamptz not null default now(),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Why the latest attempt failed; ours to read.
  cause text,
  primary key (job_id, name)
);
