-- E-mails to owners when the available credits of their client fall below its threshold: one row for each owner.
-- Deleted once the e-mail was sent or is not wanted. No foreign keys: a transaction that moves credits must not wait for a change of a user.
create table credit_mails (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  user_id uuid not null,
  -- At the crossing.
  balance bigint not null,
  threshold bigint not null,
  -- Later while a process sends it, and after an attempt that failed.
  due_at timestamptz not null default now(),
  attempts integer not null default 0
);
create index on credit_mails (due_at);

-- A balance may go up and down around the threshold with every order: owners get at most one e-mail an hour.
alter table credit_alerts add column mailed_at timestamptz;

-- In the transaction that takes the credits, as the event, so that no crash loses an e-mail.
create or replace function queue_credits_low() returns trigger language plpgsql as $$
declare
  wanted bigint;
begin
  select threshold into wanted from credit_alerts where client_id = new.client_id;
  if new.balance < wanted and new.balance + new.amount >= wanted then
    perform queue_webhook(new.client_id, 'credits.low',
      jsonb_build_object('credits_balance', new.balance, 'credits_threshold', wanted));
    update credit_alerts set mailed_at = now()
      where client_id = new.client_id and (mailed_at is null or mailed_at < now() - interval '1 hour');
    if found then
      insert into credit_mails (client_id, user_id, balance, threshold)
        select client_id, user_id, new.balance, wanted from memberships
        where client_id = new.client_id and role = 'owner';
    end if;
  end if;
  return null;
end
$$;
