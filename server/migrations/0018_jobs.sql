-- Remote operations: what a provider carries out for a step of a job.

alter table job_steps drop column operation_ref;

-- Not bound to `jobs` by a foreign key: an operation is cancelled at its provider even after its job was deleted.
create table remote_operations (
  job_id text not null,
  step text not null,
  engine text not null,
  -- 1 for the first operation of the step, one more after each that ended badly. Part of the idempotency key.
  number integer not null check (number > 0),
  -- The provider's name for the operation. Null after the operation ended badly.
  ref text,
  cancel_attempts integer not null default 0,
  next_cancel_at timestamptz not null default now(),
  -- Why the latest attempt to cancel it failed.
  cancel_error text,
  primary key (job_id, step)
);

create index remote_operations_next on remote_operations (next_cancel_at);
