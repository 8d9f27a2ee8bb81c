-- Orders: what a job was sold for; and the claims by which a repeated request finds its first answer.

create table orders (
  job_id text primary key,
  client_id uuid not null references clients,
  kind text not null,
  credits_estimated integer not null check (credits_estimated >= 0),
  credits_actual integer check (credits_actual between 0 and credits_estimated),
  line_items jsonb not null,
  -- Of whom and with what: deleting these waits until no live job needs them.
  character_id uuid,
  voice_id text,
  -- What the receipt says beside the money: engine, scenes, warnings.
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index on orders (character_id) where character_id is not null;
create index on orders (voice_id) where voice_id is not null;

create table idempotency_claims (
  client_id uuid not null references clients,
  method text not null,
  route text not null,
  key text not null,
  body_hash text not null,
  -- Changes whenever the claim is taken anew, so an earlier holder can write nothing.
  token uuid not null,
  leased_until timestamptz not null,
  job_id text,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (client_id, method, route, key)
);
create index on idempotency_claims (job_id) where job_id is not null;
create index on idempotency_claims (created_at);
