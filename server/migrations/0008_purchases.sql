-- Credits that are bought: purchases, their receipts, what was reversed of them; and when a key was last used.
alter table api_keys
  -- What stands before the lookup id, so that the key can be named.
  add column prefix text not null default 'gr',
  -- Up to a minute late.
  add column last_used_at timestamptz;

-- The row comes first and the payment provider hears of it afterwards: what it says later is measured by this row.
create table purchases (
  id uuid primary key,
  client_id uuid not null references clients,
  -- Who bought, as it was then.
  buyer_name text not null,
  buyer_email text not null,
  credits integer not null check (credits > 0),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  provider text not null check (provider in ('stripe', 'test')),
  -- The provider's names of the checkout and of the payment; null until they are known.
  session_id text unique,
  payment_id text unique,
  -- open: to be paid. processing: the bank takes its time. paid is for good; the others can still become paid.
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
  -- One more with each look at its reversals: what was seen before another look was recorded is seen again.
  reviews integer not null default 0,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  check ((paid_at is not null) = (state = 'paid'))
);
create index on purchases (client_id, created_at desc, id desc);
create index purchases_unfinished on purchases (created_at) where state in ('open', 'processing');

-- The last number of each series, e.g. GR-2026. Taken in the transaction that writes the receipt, so that none is missing.
create table receipt_numbers (
  series text primary key,
  last integer not null check (last > 0)
);

-- A receipt says for ever what it said when it was issued: seller and tax are copied from the configuration of that day.
create table receipts (
  purchase_id uuid primary key references purchases,
  number text not null unique,
  -- No money moved.
  test boolean not null,
  -- {name, address, tax_id}
  seller jsonb not null,
  -- {name, percent}; the price includes it. Null: no tax is shown.
  tax jsonb,
  issued_at timestamptz not null default clock_timestamp()
);

-- Money that went back, or went back again: amounts below zero were given back after a dispute was won.
create table payment_reversals (
  id uuid primary key,
  purchase_id uuid not null references purchases,
  kind text not null check (kind in ('refund', 'dispute')),
  amount_cents integer not null check (amount_cents <> 0),
  credits integer not null,
  made_at timestamptz not null default now()
);
create index on payment_reversals (purchase_id, made_at);

-- Events of the payment provider that were dealt with.
create table payment_events (
  id text primary key,
  type text not null,
  handled_at timestamptz not null default now()
);
