-- What a client owns: presenters, voices, generated files; and the stored objects behind them.

-- Every stored object has a row before it has bytes, so that nothing can be stored and forgotten.
-- An object that nobody keeps is deleted once the job that made it is over.
create table stored_objects (
  key text primary key,
  job_id text not null,
  kept boolean not null default false,
  created_at timestamptz not null default now()
);
create index on stored_objects (created_at) where not kept;
create index on stored_objects (job_id) where not kept;

create table characters (
  id uuid primary key,
  client_id uuid not null references clients,
  name text not null,
  mode text not null check (mode in ('photos', 'description')),
  sheet_path text not null,
  sheet_text text,
  -- {engine, json, objects}: what that engine needs to draw this person again. Null once erased.
  likeness jsonb,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index on characters (client_id, created_at desc, id desc) where deleted_at is null;
create index on characters (deleted_at) where deleted_at is not null and likeness is not null;

create table voices (
  id text primary key,
  client_id uuid not null references clients,
  name text not null,
  kind text not null check (kind in ('cloned', 'library')),
  language text,
  -- Counted against its cap from the moment it is ordered, shown once it is ready.
  ready boolean not null default false,
  -- {engine, json, objects}. Null while it is made and once it is erased.
  voice jsonb,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index on voices (client_id, created_at desc, id desc) where deleted_at is null;
create index on voices (deleted_at) where deleted_at is not null and voice is not null;

create table assets (
  id uuid primary key,
  client_id uuid not null references clients,
  kind text not null check (kind in ('character_sheet', 'first_frame', 'tts_audio', 'video')),
  -- 128 random bits and an extension: the path is the permission.
  path text not null unique,
  object_key text not null references stored_objects,
  content_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  workflow_id text,
  character_id uuid,
  voice_id text,
  metadata jsonb not null,
  -- A first frame's recipe or a speech's text and timings: {engine, json, objects}. Never shown.
  private jsonb,
  created_at timestamptz not null default now()
);
create index on assets (client_id, created_at desc, id desc);
create index on assets (client_id, kind, created_at desc, id desc);
create index on assets (character_id) where private is not null;
