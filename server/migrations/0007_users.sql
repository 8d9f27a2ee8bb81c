-- People: users, how they sign in, their sessions, and the invitations by which they join a client.

-- A user belongs to one client and is deleted when they leave it. What must outlive them keeps their e-mail address as text.
create table users (
  id uuid primary key,
  client_id uuid not null references clients,
  role text not null check (role in ('owner', 'member')),
  -- May see and change every client; set by the command line alone.
  operator boolean not null default false,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null check (name <> ''),
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index users_of_client on users (client_id, created_at);

-- One row for each way in: "credential" with the hash of a password, or a provider with its own id of the person.
create table sign_ins (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  account text not null,
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, account)
);

create index sign_ins_of_user on sign_ins (user_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Worth nothing without the signature that the cookie carries; its key is not in the database.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index sessions_of_user on sessions (user_id);

-- Password resets and sign-ins by a provider that are under way. The identifier is a hash of what the person holds.
create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index verifications_by_identifier on verifications (identifier);
create index verifications_by_age on verifications (expires_at);

-- What strangers can try: counted by who tries what, and over with its window. One row each, for all processes together.
create table attempts (
  key text primary key,
  count integer not null,
  since timestamptz not null default now()
);

create index attempts_by_age on attempts (since);

create table invitations (
  id uuid primary key,
  client_id uuid not null references clients,
  role text not null check (role in ('owner', 'member')),
  -- SHA-256 of the link's token; the link itself is shown once.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- An e-mail address, or the command line.
  invited_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);

create index invitations_of_client on invitations (client_id, created_at);
