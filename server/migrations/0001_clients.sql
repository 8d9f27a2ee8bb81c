-- Tenants and the keys by which their programs are known.
create table clients (
  id uuid primary key,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);

create index clients_by_age on clients (created_at, id);

-- One live key for each client: a new one takes the row of the old one.
create table api_keys (
  client_id uuid primary key references clients on delete cascade,
  lookup_id text not null unique check (lookup_id ~ '^[0-9a-f]{12}$'),
  -- SHA-256 of the whole key; the key itself is shown once and kept nowhere.
  key_hash bytea not null check (octet_length(key_hash) = 32),
  created_at timestamptz not null default now()
);
