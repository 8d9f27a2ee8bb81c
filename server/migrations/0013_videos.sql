-- The video library of the dashboard: titles, search, deletion and public links. The job of a video has its status, the order its price.

create table videos (
  job_id text primary key,
  client_id uuid not null references clients,
  mode text not null check (mode in ('talking_head', 'scenes')),
  title text not null check (title <> ''),
  -- The words of the title and the script, each after a part of the client's id (library/search-words.ts).
  search tsvector not null,
  -- Equal to the `queued_at` of the job, which is inserted in the same transaction.
  created_at timestamptz not null default now(),
  -- Hidden and not served since then; erased after seven days.
  deleted_at timestamptz
);
create index on videos (client_id, created_at desc, job_id desc) where deleted_at is null;
create index on videos (client_id, mode, created_at desc, job_id desc) where deleted_at is null;
create index on videos (client_id, created_at desc, job_id desc) where deleted_at is not null;
create index on videos (deleted_at) where deleted_at is not null;
create index on videos using gin (search);

-- Public pages of videos, at most one for each. Revoking deletes the row.
create table share_links (
  -- 128 random bits: knowing the token is the permission to watch the video.
  token text primary key check (token ~ '^[0-9a-f]{32}$'),
  job_id text not null unique references videos on delete cascade,
  client_id uuid not null references clients,
  title text not null check (title <> ''),
  downloads boolean not null,
  indexed boolean not null,
  created_at timestamptz not null default now()
);

create trigger reject_deleted_client before insert on share_links for each row execute function reject_deleted_client();
