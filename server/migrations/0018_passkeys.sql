-- The passkeys with which users sign in.

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Chosen by the user, such as the name of a device.
  name text not null check (name <> ''),
  -- In base64url, as browsers send it.
  credential_id text not null unique,
  -- A COSE key.
  public_key bytea not null,
  -- Of the authenticator: a counter that does not grow reveals a copy of the passkey. Synced passkeys stay at 0.
  counter bigint not null,
  -- How browsers reach the authenticator, such as `internal` or `usb`.
  transports text[] not null,
  -- Whether a password manager copies the passkey to the user's other devices.
  synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on passkeys (user_id);
