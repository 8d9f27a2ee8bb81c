-- The order in which waiting jobs start: clients take turns. A started job is delivered to a worker at once.

-- Videos wait in one queue, fast jobs in one for each kind.
alter table jobs drop column priority;
alter table jobs add column queue text not null
  generated always as (case lane when 'video' then 'video' else kind end) stored;

create index jobs_queued on jobs (lane, queue, client_id, queued_at, id) where status = 'queued';

-- One row for each client that has ever waited in a queue.
create table client_turns (
  lane text not null,
  queue text not null,
  client_id uuid not null references clients on delete cascade,
  -- The turn in which the first of the client's waiting jobs starts. Lower turns come first, then earlier `since`.
  turn bigint not null,
  since timestamptz not null,
  -- True while the client has queued jobs. Remains true after the last one was closed, until its turn comes.
  waiting boolean not null,
  primary key (lane, queue, client_id)
);

create index client_turns_latest on client_turns (lane, queue, turn);
create index client_turns_waiting on client_turns (lane, queue, turn, since, client_id) where waiting;

insert into client_turns (lane, queue, client_id, turn, since, waiting)
  select lane, queue, client_id, 0, min(queued_at), true from jobs where status = 'queued' group by lane, queue, client_id;
