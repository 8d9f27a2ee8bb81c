-- The library of a client: characters, voices, assets, uploads and consents; stored objects; data that engines keep elsewhere.

-- The row is written before the bytes. An object that is not kept is deleted after its job has ended.
create table stored_objects (
  key text primary key,
  job_id text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  -- Hex.
  sha256 text not null,
  kept boolean not null default false,
  -- The owner, from when it is kept.
  client_id uuid,
  created_at timestamptz not null default now()
);
create index on stored_objects (created_at) where not kept;
create index on stored_objects (job_id) where not kept;

-- Objects whose rows were deleted and whose bytes are still to be deleted.
create table object_deletions (
  key text primary key,
  due_at timestamptz not null,
  -- When the bytes were deleted first. A write may have been in progress, so they are deleted once more later.
  deleted_at timestamptz
);
create index on object_deletions (due_at);

create table characters (
  id uuid primary key,
  client_id uuid not null references clients,
  name text not null,
  mode text not null check (mode in ('photos', 'description')),
  sheet_path text not null,
  sheet_text text,
  -- {engine, json, objects}: what the engine needs to draw the character again. Null once erased.
  likeness jsonb,
  -- {portrait, sheet}: keys of the pictures from which any other engine draws the character. Null once erased.
  pictures jsonb,
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
  -- Of a library voice, so that another engine can choose one like it.
  gender text check (gender in ('female', 'male')),
  -- The voice counts against the limit as soon as it is ordered and is listed once it is ready.
  ready boolean not null default false,
  -- {engine, json, objects}. Null until the voice is ready and once it is erased.
  engine_data jsonb,
  -- Keys of the recordings of a cloned voice, from which another engine can clone it again.
  samples jsonb not null default '[]',
  -- The same voice at other engines, which took the place of its own: {engine: {engine, json, objects}}.
  copies jsonb not null default '{}',
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index on voices (client_id, created_at desc, id desc) where deleted_at is null;
create index on voices (deleted_at) where deleted_at is not null and engine_data is not null;
create index on voices (deleted_at) where kind = 'library' and deleted_at is not null;

create table assets (
  id uuid primary key,
  client_id uuid not null references clients,
  kind text not null check (kind in ('character_sheet', 'first_frame', 'tts_audio', 'video')),
  -- 128 random bits and an extension: knowing the path is the permission to read the file.
  path text not null unique,
  object_key text not null references stored_objects,
  content_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  -- Files stored beside the asset under the same name: {extension: {key, sizeBytes, sha256}}.
  sidecars jsonb not null default '{}',
  workflow_id text,
  character_id uuid,
  voice_id text,
  metadata jsonb not null,
  -- {engine, json, objects}: the recipe of a first frame, or the text and timings of a speech. Not returned by the API.
  engine_data jsonb,
  -- What the dashboard calls it. The API does not return it.
  name text not null default '',
  -- The words of the name, each after a part of the client's id (library/search-words.ts).
  search tsvector not null default '',
  created_at timestamptz not null default now(),
  -- Deleted in the dashboard: hidden and not served, and erased after seven days.
  deleted_at timestamptz
);
create index on assets (client_id, created_at desc, id desc) where deleted_at is null;
create index on assets (client_id, kind, created_at desc, id desc) where deleted_at is null;
create index on assets using gin (search);
create index on assets (workflow_id) where workflow_id is not null;
-- For erasure: of a deleted client, and of deleted assets.
create index on assets (client_id) where deleted_at is not null;
create index on assets (deleted_at) where deleted_at is not null;
create index on assets (character_id) where engine_data is not null;
create index on assets (character_id) where kind = 'character_sheet';
create index on assets (object_key);
-- For the sweep of expired assets.
create index on assets (kind, created_at);

-- Files uploaded in the dashboard, checked and re-encoded. Each expires one day after its last use.
create table uploads (
  -- 128 random bits, part of the address of the file.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  client_id uuid not null references clients,
  kind text not null check (kind in ('photo', 'picture', 'logo', 'sample', 'sound')),
  object_key text not null references stored_objects,
  size_bytes bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index on uploads (client_id);
create index on uploads (last_used_at);
create index on uploads (object_key);

-- Who consented to a clone, to which statement, and when. Kept after the clone and its samples are erased.
create table consents (
  id uuid primary key,
  client_id uuid not null references clients,
  subject_kind text not null check (subject_kind in ('character', 'voice')),
  subject_id text not null,
  subject_name text not null,
  -- The name of the person whose face or voice is cloned.
  person text not null,
  given_by text not null check (given_by in ('self', 'other')),
  statement text not null,
  given_at timestamptz not null,
  -- The user who recorded the consent. Not a foreign key: the record outlives the user.
  user_id text not null,
  user_email text not null
);
create index on consents (client_id, given_at desc, id desc);
create index on consents (user_id);
create unique index on consents (client_id, subject_kind, subject_id);

create trigger append_only before update or delete or truncate on consents
  for each statement execute function reject_change();

-- Voices and likenesses that an engine keeps elsewhere, recorded as soon as the engine has returned them.
create table engine_creations (
  id uuid primary key,
  job_id text not null,
  kind text not null check (kind in ('voice', 'character')),
  engine text not null,
  -- How the engine identifies what it created.
  data jsonb not null,
  -- The creation belongs to a voice or character of the library. Otherwise it is erased when its job has ended.
  kept boolean not null default false,
  created_at timestamptz not null default now(),
  -- Attempts to erase it at the engine.
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  error text
);
create index on engine_creations (next_attempt_at) where not kept;
-- A repeated step may get the same creation again: a second row would be erased although the first is kept. Other jobs that got it
-- are found by the engine and the data.
create unique index on engine_creations (engine, md5(data::text), kind, job_id);
