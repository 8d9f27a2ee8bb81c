-- What was asked for, in the request's own words: shown with the job and ordered again, long after the job forgot what it
-- was given. Nothing of a face or a voice stands in it. Null: ordered before it was kept.
alter table orders add column request jsonb;
