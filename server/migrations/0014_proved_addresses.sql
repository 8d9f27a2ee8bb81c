-- Proof of e-mail addresses: an account that was made with somebody else's address is worth nothing to who made it once the
-- owner of the address comes. Accounts that exist already count as proved.
alter table users
  -- One more each time that everything which opens the account is replaced: a sign-in that began before is void.
  add column generation integer not null default 0,
  -- Made the client by signing up; false for who joined it by an invitation.
  add column opened_client boolean not null default false,
  -- Was in the client before the address was proved, and has not said since that they belong there.
  add column team_unconfirmed boolean not null default false;

update users set email_verified = true;
