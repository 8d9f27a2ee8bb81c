-- The event `credits.low`: below how many available credits a client wants to be told.

create table credit_alerts (
  client_id uuid primary key references clients,
  threshold bigint not null check (threshold > 0)
);
create trigger reject_deleted_client before insert on credit_alerts for each row execute function reject_deleted_client();

create function queue_credits_low() returns trigger language plpgsql as $$
declare
  wanted bigint;
begin
  select threshold into wanted from credit_alerts where client_id = new.client_id;
  if new.balance < wanted and new.balance + new.amount >= wanted then
    perform queue_webhook(new.client_id, 'credits.low',
      jsonb_build_object('credits_balance', new.balance, 'credits_threshold', wanted));
  end if;
  return null;
end
$$;

-- For each transfer that takes available credits. A debt that is paid from the same grant takes no more than it gave.
create trigger queue_credits_low after insert on ledger_transfers for each row
  when (new.from_account = new.client_id::text || '/free' and not starts_with(new.key, 'repay:grant:')
    and not starts_with(new.key, 'repay:restore:'))
  execute function queue_credits_low();

alter table audit_log validate constraint audit_log_action_check;
