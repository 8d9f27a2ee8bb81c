-- The operator's view and hand: suspended clients, the audit list of what operators did, workers that are alive.
alter table clients add column suspended_at timestamptz;

-- What an operator did, in the transaction that did it. The id is the form's own, so that a form sent twice acts once.
create table operator_acts (
  id uuid primary key,
  act text not null check (act in ('grant', 'withdraw', 'suspend', 'resume', 'retry')),
  client_id uuid not null references clients,
  credits bigint check (credits > 0),
  -- Of a retry: the job that failed, and the one that was ordered in its place.
  job_id text,
  retried_as text,
  -- Who, as it was then: an e-mail address, or the command line. No reference: the list outlives its people.
  actor text not null check (actor <> ''),
  reason text not null check (reason <> ''),
  made_at timestamptz not null default now()
);
create index on operator_acts (made_at desc, id desc);
create index on operator_acts (client_id, made_at desc, id desc);
create index on operator_acts (job_id) where job_id is not null;

create function operator_acts_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'operator_acts is append-only' using errcode = 'restrict_violation';
end
$$;

create trigger append_only before update or delete or truncate on operator_acts
  for each statement execute function operator_acts_are_append_only();

-- A worker says that it is there with every beat, whether or not it holds a job.
create table workers (
  name text primary key,
  fast_places integer not null,
  video_places integer not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create index jobs_by_time on jobs (queued_at desc, id desc);
