-- Webhooks: the endpoints of clients that are told of events, and what was sent to them.

create table webhook_endpoints (
  id uuid primary key,
  client_id uuid not null references clients,
  url text not null,
  description text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Encrypted with a key that is not in the database. Both sign until the old one expires.
  secret text not null,
  old_secret text,
  old_secret_expires_at timestamptz,
  created_at timestamptz not null default now(),
  -- Since when no attempt has succeeded. Null after a success.
  failing_since timestamptz,
  -- The latest response took long.
  slow boolean not null default false,
  -- Null while it is enabled.
  disabled_at timestamptz,
  disabled_by text check (disabled_by in ('owner', 'gone', 'failure')),
  -- When the owners are to be told that it was disabled. Later while a process sends the e-mails, null once they are sent.
  notice_due_at timestamptz,
  check ((old_secret is null) = (old_secret_expires_at is null)),
  check ((disabled_at is null) = (disabled_by is null))
);
create index on webhook_endpoints (client_id, created_at, id);
create index on webhook_endpoints (notice_due_at) where notice_due_at is not null;

create trigger reject_deleted_client before insert on webhook_endpoints for each row execute function reject_deleted_client();

-- One event for one endpoint. No foreign keys: a transaction that closes a job must neither wait for a change of an endpoint nor fail
-- because of one. Deliveries to an endpoint that is gone are cancelled.
create table webhook_deliveries (
  id uuid primary key,
  client_id uuid not null,
  endpoint_id uuid not null,
  -- Identifies the event at all endpoints and in all attempts.
  event_id uuid not null,
  type text not null check (type in ('video.completed', 'video.failed', 'character.created', 'credits.low', 'webhook.test')),
  -- Ids and numbers only.
  data jsonb not null,
  created_at timestamptz not null default now(),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed', 'cancelled')),
  -- Null once it is over. The end of the lease while a process sends it.
  next_attempt_at timestamptz default now(),
  -- A new one for each process that sends it: what an earlier holder reports is ignored.
  lease uuid,
  leased_until timestamptz,
  -- Failed attempts since it was queued or replayed.
  failures integer not null default 0,
  -- The latest attempts: [{at, status, error, duration_ms}].
  attempts jsonb not null default '[]',
  check ((next_attempt_at is not null) = (status = 'pending')),
  check ((lease is null) = (leased_until is null))
);
-- Of the few that are pending: what is due for each endpoint, and what is being sent to it. None by time alone: the planner would choose
-- it for one endpoint, and read the backlogs of others.
create index on webhook_deliveries (endpoint_id, next_attempt_at) where next_attempt_at is not null;
create index on webhook_deliveries (endpoint_id, leased_until) where leased_until is not null;
-- For the lists of an endpoint: all, and by status.
create index on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index on webhook_deliveries (endpoint_id, status, created_at desc, id desc);
create index on webhook_deliveries (client_id);
create index on webhook_deliveries (created_at);

-- A delivery to each endpoint that wants events of this type.
create function queue_webhook(client uuid, event text, event_data jsonb, event_id uuid default gen_random_uuid())
returns void language sql as $$
  insert into webhook_deliveries (id, client_id, endpoint_id, event_id, type, data)
    select gen_random_uuid(), client, id, event_id, event, event_data from webhook_endpoints
    where client_id = client and disabled_at is null and event = any(events)
$$;

-- In the transaction that closes the job, so that no crash loses an event. Deferred: some transactions settle the order after that.
create function queue_job_webhook() returns trigger language plpgsql as $$
declare
  charged integer;
begin
  if not exists (select from webhook_endpoints where client_id = new.client_id and disabled_at is null) then return null; end if;
  select credits_actual into charged from orders where job_id = new.id;
  if new.kind = 'character' then
    perform queue_webhook(new.client_id, 'character.created',
      jsonb_build_object('character_id', new.result->>'character_id', 'credits_charged', charged));
  else
    perform queue_webhook(new.client_id, 'video.' || new.status,
      jsonb_build_object('workflow_id', new.id, 'job_type', new.kind, 'status', new.status, 'credits_actual', charged));
  end if;
  return null;
end
$$;
create constraint trigger queue_job_webhook after update on jobs deferrable initially deferred
  for each row when (new.status <> old.status and (new.status = 'completed' and (new.queue = 'batch' or new.kind = 'character')
    or new.status = 'failed' and new.queue = 'batch'))
  execute function queue_job_webhook();

-- The audit log has changes that owners make to webhooks too, and operators' removals of passkeys.
alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in ('grant', 'withdraw', 'suspend', 'resume', 'retry', 'delete',
  'reset_two_factor', 'remove_passkeys', 'view', 'promote', 'demote', 'webhook')) not valid;
