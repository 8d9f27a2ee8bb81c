-- Brand kits: how a client's videos look by default. A client without one has the default look.
create table brand_kits (
  client_id uuid primary key references clients,
  -- As of engine-kit's CaptionLook.
  caption_look jsonb not null,
  updated_at timestamptz not null default now()
);
create trigger reject_deleted_client before insert on brand_kits for each row execute function reject_deleted_client();
