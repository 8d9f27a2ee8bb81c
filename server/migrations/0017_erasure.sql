-- What is deleted outside of the database: the bytes of stored objects, and what engines keep elsewhere.

-- Objects whose rows are gone and whose bytes go after them.
create table object_deletions (
  key text primary key,
  due_at timestamptz not null,
  -- The first time that the bytes were deleted. A write may have been under way then, so they are deleted once more later.
  deleted_at timestamptz
);
create index on object_deletions (due_at);

-- A voice or a likeness that an engine keeps elsewhere, recorded when the engine answers and before anything else is done with it.
create table engine_creations (
  id uuid primary key,
  -- The job that it was made for.
  job_id text not null,
  kind text not null check (kind in ('voice', 'character')),
  -- Who made it, and what that engine knows it by.
  engine text not null,
  data jsonb not null,
  -- It belongs to a voice or character of the library. Everything else is erased when the job is over.
  kept boolean not null default false,
  created_at timestamptz not null default now(),
  -- Of the erasing at the engine.
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  error text
);
create index on engine_creations (next_attempt_at) where not kept;

-- Orders without a price, and ready-made voices that were deleted, do not stay for good.
create index orders_free on orders (created_at) where credits_estimated = 0;
create index voices_library_deleted on voices (deleted_at) where kind = 'library' and deleted_at is not null;
