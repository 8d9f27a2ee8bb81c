-- Credits: accounts, the transfers between them, and the holds of orders under way. Only server/src/ledger writes here.

-- A client has four accounts: free (can be spent), held (set aside for orders under way), spent (charged since the last
-- grant) and debt (credits to be taken back that were spent before). Each keeps a balance that cannot go below zero.
-- The house has two, issued and revenue. They keep no balance: no row is everybody's.
-- No reference to clients: the books outlive whoever they were kept for.
create table ledger_accounts (
  id text primary key,
  client_id uuid,
  balance bigint check (balance >= 0),
  check ((client_id is null) = (balance is null))
);

create index ledger_accounts_of_client on ledger_accounts (client_id) where client_id is not null;

insert into ledger_accounts (id) values ('issued'), ('revenue');

-- One event that moved credits. The key says which: the same event moves credits once.
create table ledger_transfers (
  id bigint generated always as identity primary key,
  key text not null unique,
  from_account text not null,
  to_account text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  -- Not now(): a long transaction's transfer happened when it was made, after the accounts were locked.
  made_at timestamptz not null default clock_timestamp(),
  check (from_account <> to_account)
);

-- Two entries a transfer, adding up to zero. The accounts are not foreign keys: every settlement would lock the house's row.
create table ledger_entries (
  transfer_id bigint not null references ledger_transfers,
  account_id text not null,
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);

create index ledger_entries_of_account on ledger_entries (account_id, transfer_id);

-- What an order set aside. Closed once: the row, not the account's balance, says whether there is anything left to close.
create table ledger_holds (
  order_id text primary key,
  client_id uuid not null,
  amount bigint not null check (amount >= 0),
  used bigint check (used between 0 and amount),
  held_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  check ((used is null) = (closed_at is null))
);

create index ledger_holds_open on ledger_holds (order_id) where closed_at is null;
create index ledger_holds_settled on ledger_holds (client_id, closed_at) include (used) where used > 0;

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger append_only before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_is_append_only();

create trigger append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_append_only();
