-- The position of captions in the brand kit: that of videos composed in the dashboard. Over the API, a request without one has `bottom`.
alter table brand_kits add column captions_position text not null default 'bottom'
  check (captions_position in ('top', 'bottom'));
