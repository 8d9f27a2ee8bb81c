-- The latest requests of each client to the partner API, which its developers see for 30 days: no bodies, addresses or secrets.

-- No foreign key: rows are inserted in batches of many clients, which must not wait for the locks of one.
create table api_requests (
  id uuid primary key,
  client_id uuid not null,
  method text not null,
  -- The pattern of the path; null if no endpoint has the path.
  route text,
  -- The id in the path, if it has the form of an id.
  path_id text,
  status smallint not null,
  error_code text,
  -- Of the latest one, and so is the duration: a row stands for `count` equal requests within a minute.
  request_id text not null,
  duration_ms integer not null,
  count integer not null default 1,
  at timestamptz not null,
  last_at timestamptz not null
);
-- By the class of the status (2, 4, 5), so that a list of rare errors reads no successful requests. Ids are in the order of time.
create index on api_requests (client_id, (status / 100), id desc);
create index on api_requests (client_id, method, route, (status / 100), id desc);
create index on api_requests (at);
