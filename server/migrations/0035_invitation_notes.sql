-- Whom an invitation is for, in the words of who created it. The version before inserts invitations without it.
alter table invitations add column note text not null default '' check (char_length(note) <= 200);
