-- What people upload in the dashboard, and who agreed to be cloned.

-- An uploaded file in its checked and newly written form. It goes a day after it was last used; what is made of it has its own copy.
create table uploads (
  -- 128 random bits; the file's address is made of it.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  client_id uuid not null references clients,
  kind text not null check (kind in ('photo', 'picture', 'sample', 'sound')),
  object_key text not null references stored_objects,
  size_bytes bigint not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index on uploads (client_id);
create index on uploads (used_at);

-- Kept when the clone, its photos and samples are gone: who agreed to what, and when. No picture and no sound.
create table consents (
  id uuid primary key,
  client_id uuid not null references clients,
  subject_kind text not null check (subject_kind in ('character', 'voice')),
  subject_id text not null,
  subject_name text not null,
  -- Whose face or voice it is, and the words that were agreed to.
  person text not null,
  given_by text not null check (given_by in ('self', 'other')),
  statement text not null,
  given_at timestamptz not null,
  -- Who recorded it; kept as it was when that user is gone.
  user_id text not null,
  user_email text not null
);
create index on consents (client_id, given_at desc, id desc);
create unique index on consents (client_id, subject_kind, subject_id);

create function consents_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'consents is append-only' using errcode = 'restrict_violation';
end
$$;

create trigger append_only before update or delete or truncate on consents
  for each statement execute function consents_are_append_only();

-- The picture that stands for a video until it plays.
create index on assets (workflow_id) where kind = 'first_frame';
