-- Brand kits: how a client's videos look by default: their captions and logo. A client without captions has the default look.
create table brand_kits (
  client_id uuid primary key references clients,
  -- As of engine-kit's CaptionLook.
  caption_look jsonb not null,
  updated_at timestamptz not null default now()
);
create trigger reject_deleted_client before insert on brand_kits for each row execute function reject_deleted_client();

create table logos (
  -- 128 random bits, part of the address of the file.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  client_id uuid not null references clients,
  object_key text not null references stored_objects,
  created_at timestamptz not null default now(),
  -- Replaced or removed: jobs that were ordered with it still use it, so it is erased a day later.
  deleted_at timestamptz
);
create unique index on logos (client_id) where deleted_at is null;
create index on logos (client_id);
create index on logos (deleted_at) where deleted_at is not null;
create index on logos (object_key);
create trigger reject_deleted_client before insert on logos for each row execute function reject_deleted_client();
