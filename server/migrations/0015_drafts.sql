-- Drafts of videos, which the studio saves while its users type.

create table drafts (
  client_id uuid not null references clients,
  -- Chosen by the page, and so is the version: a repeated save is recognized by it.
  id uuid not null,
  version uuid not null,
  name text not null check (name <> ''),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  updated_at timestamptz not null default now(),
  primary key (client_id, id)
);
create index on drafts (client_id, updated_at desc, id desc);

create trigger reject_deleted_client before insert on drafts for each row execute function reject_deleted_client();
