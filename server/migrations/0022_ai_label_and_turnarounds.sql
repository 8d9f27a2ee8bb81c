-- The label "AI presenter" of brand kits, and how long videos took from the order to the end, for the public status page.

alter table brand_kits add column ai_label boolean not null default false;

-- Videos by the day (UTC) on which they were completed and by their turnaround: `bucket` n is from 1.1^n to 1.1^(n+1) seconds, and
-- bucket 0 also below. Nothing of a client.
create table video_turnarounds (
  day date not null,
  kind text not null,
  bucket smallint not null,
  count bigint not null,
  primary key (day, kind, bucket)
);

create function count_video_turnaround() returns trigger language plpgsql as $$
begin
  insert into video_turnarounds (day, kind, bucket, count)
    values (day_of(new.completed_at), new.kind,
      floor(ln(greatest(1, extract(epoch from new.completed_at - new.queued_at))) / ln(1.1)), 1)
    on conflict (day, kind, bucket) do update set count = video_turnarounds.count + 1;
  return null;
end
$$;

-- Deferred, and by its name after the other triggers of the table: its row is shared by all clients, so it is locked last and only for
-- the moment of the commit.
create constraint trigger update_video_turnarounds after update on jobs deferrable initially deferred
  for each row when (old.status <> 'completed' and new.status = 'completed' and new.queue = 'batch')
  execute function count_video_turnaround();
