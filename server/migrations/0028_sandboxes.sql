-- Sandboxes: clients with test credits, in which a client tries its integration. Everything they own is separate by their own id.
create table sandboxes (
  client_id uuid primary key references clients on delete cascade,
  -- The client that it belongs to.
  live_client_id uuid not null unique references clients on delete cascade,
  -- The day in UTC for which its credits were last set to the daily allowance.
  refilled_on date,
  check (client_id <> live_client_id)
);

-- Test credits are issued from here, and return here: they are no part of what was sold or earned.
insert into ledger_accounts (id) values ('sandbox');
