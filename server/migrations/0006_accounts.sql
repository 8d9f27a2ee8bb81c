-- Users, their identities and sessions, links in e-mails, rate limits, and invitations.

-- A user belongs to one or more clients and is deleted on leaving the last one. Records that outlive the user store the e-mail address as text.
create table users (
  id uuid primary key,
  -- May read and change every client. Set by the command line only.
  operator boolean not null default false,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null check (name <> ''),
  image text,
  -- An IANA name. Null: times are shown in the time zone of the browser.
  time_zone text check (time_zone <> ''),
  -- Sign-in asks for a code too. A trigger keeps the row in two_factors in step.
  two_factor_enabled boolean not null default false,
  -- Incremented when all credentials of the user are replaced. A sign-in that began with an earlier version is void.
  credentials_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The teams of users.
create table memberships (
  -- Deferred: the authentication library inserts the user after the membership.
  user_id uuid not null references users on delete cascade deferrable initially deferred,
  client_id uuid not null references clients,
  role text not null check (role in ('owner', 'member')),
  -- True if the client was created by this user's sign-up, false if the user joined it by an invitation.
  created_client boolean not null default false,
  -- True if the user joined the client before the address was verified and has not confirmed the membership since.
  unconfirmed boolean not null default false,
  -- The user gets an e-mail when a video that they ordered in the dashboard has ended.
  video_mail boolean not null default false,
  joined_at timestamptz not null default now(),
  -- When the user joined it or last switched to it: new sessions begin in the latest.
  chosen_at timestamptz not null default now(),
  primary key (user_id, client_id)
);
create index on memberships (client_id, joined_at);

-- How a user can sign in: provider `credential` with a password hash, or an external provider with its id of the user.
create table identities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  provider_account_id text not null,
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_account_id)
);
create index on identities (user_id);

-- The second factor of a user: an authenticator app and recovery codes. Until a first code proves that the app has the secret,
-- it is not verified and sign-in does not ask for it.
create table two_factors (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  -- Both are encrypted with the key that signs the session cookies, which is not in the database.
  secret text not null,
  recovery_codes text not null,
  verified boolean not null default false,
  -- Consecutive wrong codes at sign-in.
  failed_attempts integer not null default 0,
  locked_until timestamptz
);

-- The authentication library changes the two tables in separate transactions; a crash between them would lock the user out.
create function follow_two_factor() returns trigger language plpgsql as $$
begin
  if new.two_factor_enabled then update two_factors set verified = true where user_id = new.id;
  else delete from two_factors where user_id = new.id;
  end if;
  return null;
end
$$;
create trigger follow_two_factor after update of two_factor_enabled on users
  for each row execute function follow_two_factor();

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The team that was chosen in this session. Only valid with a membership, which every request reads.
  client_id uuid,
  -- Useless without the signature in the cookie, whose key is not in the database.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on sessions (user_id);
create index on sessions (expires_at);

-- Pending password resets, e-mail confirmations and provider sign-ins. The identifier is a hash of the token in the link.
create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on verifications (identifier);
create index on verifications (expires_at);

-- Attempts in the current window of each rate limit, counted for all processes together.
create table rate_limits (
  key text primary key,
  count integer not null,
  window_started_at timestamptz not null default now()
);
create index on rate_limits (window_started_at);

create table invitations (
  id uuid primary key,
  client_id uuid not null references clients,
  role text not null check (role in ('owner', 'member')),
  -- SHA-256 of the token in the link. The token itself is not stored.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- An e-mail address, or the command line.
  invited_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index on invitations (client_id, created_at);
create index on invitations (expires_at);
