-- Clients (tenants) and their API keys.
create table clients (
  id uuid primary key,
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  suspended_at timestamptz,
  -- When its free stock presenter was created.
  free_presenter_at timestamptz,
  -- A deleted client keeps a pseudonym as its name and remains suspended.
  deleted_at timestamptz,
  -- When the last of its data was erased.
  erased_at timestamptz,
  check (deleted_at is null or suspended_at is not null),
  check (erased_at is null or deleted_at is not null)
);
create index on clients (created_at, id);

-- A client has at most one API key: a new key replaces the row of the old one.
create table api_keys (
  client_id uuid primary key references clients on delete cascade,
  -- The part of the key before the lookup id.
  prefix text not null default 'gr',
  lookup_id text not null unique check (lookup_id ~ '^[0-9a-f]{12}$'),
  -- SHA-256 of the whole key. The key itself is not stored.
  key_hash bytea not null check (octet_length(key_hash) = 32),
  created_at timestamptz not null default now(),
  -- Up to one minute old.
  last_used_at timestamptz
);
