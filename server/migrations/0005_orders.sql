-- Orders: the price and request of each job; and idempotency keys.
create table orders (
  job_id text primary key,
  client_id uuid not null references clients,
  kind text not null,
  credits_estimated integer not null check (credits_estimated >= 0),
  credits_actual integer check (credits_actual between 0 and credits_estimated),
  line_items jsonb not null,
  -- The character and voice in use: they are not erased while the job is live.
  character_id uuid,
  voice_id text,
  -- Engine, scenes and warnings, as shown in the receipt of the order.
  metadata jsonb not null default '{}',
  -- The body of the request, without photos and samples. Kept after the job has erased its input.
  request jsonb,
  created_at timestamptz not null default now()
);
create index on orders (character_id) where character_id is not null;
create index on orders (voice_id) where voice_id is not null;
create index on orders (created_at) where credits_estimated = 0;

create table idempotency_keys (
  client_id uuid not null references clients,
  method text not null,
  route text not null,
  key text not null,
  body_hash text not null,
  -- Fencing token: changes whenever another request acquires the key, so that an earlier holder can write nothing.
  token uuid not null,
  lease_expires_at timestamptz not null,
  job_id text,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (client_id, method, route, key)
);
create index on idempotency_keys (job_id) where job_id is not null;
create index on idempotency_keys (created_at);
