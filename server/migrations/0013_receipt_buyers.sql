-- A client's name as it was when the receipt was issued; of receipts before, as it is now.
alter table receipts add column client_name text;
update receipts set client_name = clients.name
  from purchases join clients on clients.id = client_id where purchases.id = purchase_id;
alter table receipts alter column client_name set not null;
