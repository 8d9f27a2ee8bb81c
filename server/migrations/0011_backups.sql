-- Backups that were made of this database. While one is running, no stored object is deleted.
create table backups (
  -- The time it began, as its name in the destination: 20261123T111640Z.
  id text primary key,
  started_at timestamptz not null default now(),
  -- Updated while it runs.
  heartbeat_at timestamptz not null default now(),
  -- Null while it runs, and if it failed.
  finished_at timestamptz,
  failed_at timestamptz,
  objects bigint not null default 0,
  bytes bigint not null default 0
);
create index on backups (started_at desc);
