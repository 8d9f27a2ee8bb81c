-- Durable jobs and the recorded results of their steps. Only the worker with the latest `fence` may write to a running job.

create table jobs (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,100}$'),
  client_id uuid not null references clients,
  kind text not null,
  queue text not null check (queue in ('interactive', 'batch')),
  input jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  phase text,
  progress real not null default 0 check (progress between 0 and 1),
  result jsonb,
  -- Shown to the client: {code, message, …}.
  failure jsonb,
  -- Why it failed; only operators see it.
  cause text,
  -- Incremented by each delivery and when the job is closed: writes of earlier holders are rejected.
  fence bigint not null default 0,
  -- Deliveries since the last recorded step, including the one that recorded it.
  deliveries integer not null default 0,
  start_deadline timestamptz not null,
  timeout_ms bigint not null check (timeout_ms > 0),
  -- W3C traceparent of the request that ordered it: all deliveries are spans of that trace. Null if it was not traced.
  traceparent text check (char_length(traceparent) <= 100),
  -- The worker that holds the latest delivery.
  worker text,
  queued_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz,
  -- When its scratch files and unpublished objects were deleted.
  swept_at timestamptz,
  -- Clients take turns within a group: batch jobs form one group, interactive jobs one for each kind.
  turn_group text not null generated always as (case queue when 'batch' then 'batch' else kind end) stored,
  check ((completed_at is not null) = (status in ('completed', 'failed'))),
  check ((failure is not null) = (status = 'failed'))
);

create index jobs_live on jobs (queue, client_id) where status in ('queued', 'running');
create index jobs_unswept on jobs (completed_at) where completed_at is not null and swept_at is null;
create index jobs_queued on jobs (queue, turn_group, client_id, queued_at, id) where status = 'queued';
create index jobs_by_time on jobs (queued_at desc, id desc);
create index jobs_failed on jobs (queued_at desc, id desc) where status = 'failed';

-- For the lists of a client's jobs: by queue, all, by kind, live, failed; of all jobs by kind; and of recently closed jobs.
create index jobs_of_client on jobs (client_id, queue, queued_at desc, id desc);
create index jobs_of_client_by_time on jobs (client_id, queued_at desc, id desc);
create index jobs_of_client_by_kind on jobs (client_id, kind, queued_at desc, id desc);
create index jobs_of_client_live on jobs (client_id, queued_at desc, id desc) where status in ('queued', 'running');
-- For notices of videos that ended.
create index jobs_of_client_closed on jobs (client_id, completed_at) where queue = 'batch' and completed_at is not null;
create index jobs_of_client_failed on jobs (client_id, queued_at desc, id desc) where status = 'failed';
create index jobs_by_kind on jobs (kind, queued_at desc, id desc);
create index jobs_closed on jobs (completed_at) where completed_at is not null;

create table job_steps (
  job_id text not null references jobs on delete cascade,
  -- Permanent: after an upgrade, a running job finds the results of its steps by it.
  name text not null,
  result jsonb,
  attempts integer not null check (attempts >= 0),
  first_started_at timestamptz not null default now(),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Why the latest attempt failed; only operators see it.
  cause text,
  primary key (job_id, name)
);
-- For the deletion of old steps. A time that never changes, so that recording a result writes to no index.
create index on job_steps (first_started_at);

-- The registry of processes: each renews its row with every heartbeat, whether or not it does anything.
create table processes (
  name text primary key,
  version text not null,
  -- Whether it serves the API and the dashboard.
  serves boolean not null,
  -- Identifies the key with which it signs sessions; null if it serves none.
  session_key text,
  -- 0 for queues whose jobs it does not take.
  interactive_slots integer not null,
  batch_slots integer not null,
  -- Whether it is stopping.
  draining boolean not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- The order in which waiting jobs start: clients take turns. One row for each client that has ever waited in a queue.
create table client_turns (
  queue text not null,
  turn_group text not null,
  client_id uuid not null references clients on delete cascade,
  -- The turn in which the first of the client's waiting jobs starts. Lower turns come first, then earlier `since`.
  turn bigint not null,
  since timestamptz not null,
  -- True while the client has queued jobs. Remains true after the last one was closed, until its turn comes.
  waiting boolean not null,
  primary key (queue, turn_group, client_id)
);

create index client_turns_latest on client_turns (queue, turn_group, turn);
create index client_turns_waiting on client_turns (queue, turn_group, turn, since, client_id) where waiting;

-- Remote operations that providers execute for steps of jobs.
-- No foreign key to jobs: an operation is cancelled at its provider even after its job was deleted.
create table remote_operations (
  job_id text not null,
  step text not null,
  engine text not null,
  -- 1 for the first operation of the step, incremented after each that failed. Part of the idempotency key.
  number integer not null check (number > 0),
  -- The provider's id of the operation. Null after the operation failed.
  ref text,
  -- The step continues at another engine: the operation is cancelled while its job still runs.
  abandoned boolean not null default false,
  cancel_attempts integer not null default 0,
  next_cancel_at timestamptz not null default now(),
  -- Why the latest attempt to cancel it failed.
  cancel_error text,
  primary key (job_id, step)
);

create index remote_operations_next on remote_operations (next_cancel_at);
