-- The ledger of credits: accounts, transfers with their entries, and holds. Only server/src/ledger writes to these tables.
-- Amounts and balances are whole credits.

create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- A client has four accounts: free (available), held (reserved for orders in progress), spent (charged since the last
-- grant) and debt (credits to recover that were already spent). None can go below zero.
-- The two system accounts, issued and revenue, have no balance: every transfer would contend for their rows.
-- There is no foreign key to clients: the ledger outlives them.
create table ledger_accounts (
  id text primary key,
  client_id uuid,
  balance bigint check (balance >= 0),
  check ((client_id is null) = (balance is null))
);
create index on ledger_accounts (client_id) where client_id is not null;

insert into ledger_accounts (id) values ('issued'), ('revenue');

create table ledger_transfers (
  id bigint generated always as identity primary key,
  -- Names the event that moved the credits, which moves them only once. Compared as bytes, so that its index also finds prefixes.
  key text collate "C" not null unique,
  -- The first part of the key.
  kind text not null,
  client_id uuid not null,
  from_account text not null,
  to_account text not null,
  amount bigint not null check (amount > 0),
  -- Free credits of the client after the transfer, written under the lock on its accounts.
  balance bigint not null,
  reason text not null,
  -- Not now(): the transfer is made after the accounts were locked, which may be long after its transaction began.
  created_at timestamptz not null default clock_timestamp(),
  check (from_account <> to_account)
);
create index on ledger_transfers (client_id, created_at desc, id desc);
create index on ledger_transfers (client_id, kind, created_at desc, id desc);

create trigger append_only before update or delete or truncate on ledger_transfers
  for each statement execute function reject_change();

-- Two entries for each transfer, which add up to zero. The account is not a foreign key: it would lock the row of a system
-- account in every settlement.
create table ledger_entries (
  transfer_id bigint not null references ledger_transfers,
  account_id text not null,
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);

create trigger append_only before update or delete or truncate on ledger_entries
  for each statement execute function reject_change();

-- Credits reserved for an order. The row, not the balance of the account, decides whether the hold is still open.
create table ledger_holds (
  order_id text primary key,
  client_id uuid not null,
  amount bigint not null check (amount >= 0),
  charged bigint check (charged between 0 and amount),
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  check ((charged is null) = (closed_at is null))
);
create index on ledger_holds (order_id) where closed_at is null;
create index on ledger_holds (client_id, closed_at) include (charged) where charged > 0;
-- For verifications, which read the holds that were closed since the last closed month.
create index on ledger_holds using brin (closed_at);

-- Credits moved up to a transfer, so that a process that starts does not read the whole ledger for its metrics. One row.
create table ledger_flow_checkpoint (
  single_row boolean primary key default true check (single_row),
  last_transfer_id bigint not null,
  -- {kind: credits}
  credits_by_kind jsonb not null
);

insert into ledger_flow_checkpoint (last_transfer_id, credits_by_kind) values (0, '{}');

-- Months that were verified and closed. A verification begins after the last of them. The numbers include all earlier months.
create table ledger_months (
  month date primary key check (month = date_trunc('month', month)),
  -- A transfer that began in one month and was numbered in the next belongs to the month of the higher numbers.
  last_transfer_id bigint not null,
  transfers bigint not null,
  -- {kind: credits}
  credits_by_kind jsonb not null,
  -- SHA-256 of the digest of the month before and of every transfer of this month, in hex.
  digest text not null,
  closed_at timestamptz not null default now()
);

create trigger append_only before update or delete or truncate on ledger_months
  for each statement execute function reject_change();

-- The sum of the entries of each account up to the last closed month.
create table ledger_carried_balances (
  account_id text primary key,
  balance bigint not null
);
