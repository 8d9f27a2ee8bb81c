-- The name, address and tax id of each client, which are printed on its receipts.
create table billing_details (
  client_id uuid primary key references clients,
  -- Empty: receipts name the client.
  name text not null,
  -- Line by line, without the country.
  address text[] not null,
  -- ISO 3166-1. Null: none is printed.
  country text check (country ~ '^[A-Z]{2}$'),
  tax_id text check (tax_id <> '')
);
create trigger reject_deleted_client before insert on billing_details for each row execute function reject_deleted_client();
