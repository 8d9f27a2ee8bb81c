-- How many slots of each queue are held by jobs. Null: the process is of a version that does not report it.
alter table processes add column interactive_busy integer, add column batch_busy integer;

-- Updated while the check runs.
alter table storage_checks add column heartbeat_at timestamptz not null default now();

-- The last verification of the ledger. At most one row.
create table ledger_verification (
  single_row boolean primary key default true check (single_row),
  finished_at timestamptz not null,
  problems integer not null
);
