-- Purchases of credits, receipts, payment reversals and events of the payment provider.

-- The row is written before the payment provider is called. Later reports of the provider are compared with it.
create table purchases (
  id uuid primary key,
  client_id uuid not null references clients,
  -- Name and address of the buyer at the time of the purchase.
  buyer_name text not null,
  buyer_email text not null,
  credits integer not null check (credits > 0),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  provider text not null check (provider in ('stripe', 'test')),
  -- The provider's ids of the checkout session and the payment. Null until known.
  checkout_session_id text unique,
  payment_id text unique,
  -- open: not paid yet. processing: the bank transfer takes time. Only paid is final: the other states can still become paid.
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
  -- Incremented whenever reversals are recorded. A report that was requested at an earlier version is discarded.
  reversals_version integer not null default 0,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  check ((paid_at is not null) = (state = 'paid'))
);
create index on purchases (client_id, created_at desc, id desc);
create index on purchases (buyer_email);
create index on purchases (created_at) where state in ('open', 'processing');

-- The last number of each series, such as GR-2026. Incremented in the transaction that writes the receipt, so there are no gaps.
create table receipt_numbers (
  series text primary key,
  last_number integer not null check (last_number > 0)
);

-- Receipts never change: client, seller and tax are copied when the receipt is issued.
create table receipts (
  purchase_id uuid primary key references purchases,
  number text not null unique,
  -- A test purchase, without a payment.
  test boolean not null,
  client_name text not null,
  -- {name, address, country, tax_id}, from the billing details of the client. Null: it had none.
  buyer jsonb,
  -- {name, address, tax_id}
  seller jsonb not null,
  -- {name, percent}, included in the price. Null: no tax is shown.
  tax jsonb,
  issued_at timestamptz not null default clock_timestamp()
);

-- Refunds and disputes. A negative amount is money returned to us after a dispute was won or a refund failed.
create table payment_reversals (
  id uuid primary key,
  purchase_id uuid not null references purchases,
  kind text not null check (kind in ('refund', 'dispute')),
  amount_cents integer not null check (amount_cents <> 0),
  credits integer not null,
  created_at timestamptz not null default now()
);
create index on payment_reversals (purchase_id, created_at);

-- Events of the payment provider that were handled.
create table payment_events (
  id text primary key,
  type text not null,
  handled_at timestamptz not null default now()
);
create index on payment_events (handled_at);
