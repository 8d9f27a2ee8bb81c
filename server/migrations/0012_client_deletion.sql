-- Deletion of clients: nothing new is stored for a deleted client, and its data is erased in the background.

create index on clients (deleted_at) where deleted_at is not null;
create index on clients (id) where deleted_at is not null and erased_at is null;
create index on characters (client_id);
create index on voices (client_id);
create index on engine_creations (job_id);

-- Waits for a deletion in progress, which locks the row of the client. A request that passed authentication before the deletion
-- stores nothing after it.
create function reject_deleted_client() returns trigger language plpgsql as $$
declare
  deleted boolean;
begin
  select deleted_at is not null into deleted from clients where id = new.client_id for key share;
  if deleted then raise exception 'The client was deleted.' using errcode = 'restrict_violation'; end if;
  return new;
end
$$;

create trigger reject_deleted_client before insert on api_keys for each row execute function reject_deleted_client();
create trigger reject_deleted_client before insert on memberships for each row execute function reject_deleted_client();
create trigger reject_deleted_client before insert on invitations for each row execute function reject_deleted_client();
create trigger reject_deleted_client before insert on uploads for each row execute function reject_deleted_client();
create trigger reject_deleted_client before insert on idempotency_keys for each row execute function reject_deleted_client();
create trigger reject_deleted_client before insert on purchases for each row execute function reject_deleted_client();

-- Objects and engine creations that were released for a deletion. The deletion ends after they are gone.
create table client_erasures (
  -- The key of an object, or the id of an engine creation.
  ref text primary key,
  client_id uuid not null references clients
);
create index on client_erasures (client_id);

-- The audit log stays append-only, except that erasure replaces the free text of a deleted client's entries by one word.
create function reject_change_unless_erasing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' and new.reason = 'Erased'
    and exists (select from clients where id = old.client_id and deleted_at is not null) then return new; end if;
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;
drop trigger append_only on audit_log;
create trigger append_only before update or delete on audit_log
  for each row execute function reject_change_unless_erasing();
create trigger append_only_truncate before truncate on audit_log for each statement execute function reject_change();

-- Consents prove that a person agreed to be cloned. They can be deleted three years after the deletion of the client, not before.
create function reject_change_unless_expired() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from clients
    where id = old.client_id and deleted_at < now() - interval '3 years') then return old; end if;
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;
drop trigger append_only on consents;
create trigger append_only before update or delete on consents
  for each row execute function reject_change_unless_expired();
create trigger append_only_truncate before truncate on consents for each statement execute function reject_change();
