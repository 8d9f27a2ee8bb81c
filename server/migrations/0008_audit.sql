-- The audit log: actions of operators, each written in the transaction that performs the action.
create table audit_log (
  -- Chosen by the form that was submitted: submitted twice, the action happens once.
  id uuid primary key,
  action text not null check (action in ('grant', 'withdraw', 'suspend', 'resume', 'retry', 'delete', 'reset_two_factor', 'view',
    'promote', 'demote')),
  client_id uuid not null references clients,
  credits bigint check (credits > 0),
  -- For a retry: the failed job, and the job that was ordered in its place. For a view: the job whose script and output were shown.
  job_id text,
  retry_job_id text,
  -- An e-mail address, or the command line. Not a foreign key: the entry outlives the user.
  actor text not null check (actor <> ''),
  reason text not null check (reason <> ''),
  created_at timestamptz not null default now()
);
create index on audit_log (created_at desc, id desc);
create index on audit_log (client_id, created_at desc, id desc);
create index on audit_log (actor, created_at desc);
create index on audit_log (job_id) where job_id is not null;

create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function reject_change();
