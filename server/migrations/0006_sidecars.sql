-- What lies beside an asset's file under the same name: {extension: {key, sizeBytes, sha256}}.
alter table assets add column sidecars jsonb not null default '{}';
