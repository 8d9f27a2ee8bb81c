-- The video library of the dashboard: titles, search, deletion, public links, and e-mails about videos that ended. The job of a video has its status, the order its price.

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

-- One row for each video ordered in the dashboard, by the user who is to be told when it has ended. Deleted once the e-mail was sent or is
-- not wanted.
create table video_mails (
  job_id text primary key references videos on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Null until the job is closed. Later while a process sends it, and after an attempt that failed.
  due_at timestamptz,
  attempts integer not null default 0
);
create index on video_mails (user_id);
create index on video_mails (due_at) where due_at is not null;

-- In the transaction that closes the job, whichever it is, so that no crash loses an e-mail.
create function make_video_mail_due() returns trigger language plpgsql as $$
begin
  update video_mails set due_at = now() where job_id = new.id;
  return null;
end
$$;
create trigger make_video_mail_due after update of status on jobs for each row
  when (new.queue = 'batch' and new.status <> old.status and new.status in ('completed', 'failed')) execute function make_video_mail_due();
