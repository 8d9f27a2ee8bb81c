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

-- Comparisons of the stored objects with the database: one a week, and those that an operator started.
create table storage_checks (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  -- Null while it runs, and if its process ended.
  finished_at timestamptz,
  objects bigint not null default 0,
  missing_objects bigint not null default 0,
  -- Keys of the first hundred.
  missing text[] not null default '{}',
  orphans bigint not null default 0,
  orphan_bytes bigint not null default 0,
  deleted_orphans bigint not null default 0
);
create index on storage_checks (started_at desc);
create index on storage_checks (finished_at desc);
