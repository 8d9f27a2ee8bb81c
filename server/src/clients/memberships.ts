// The teams of users: adding one, choosing one for a session, and leaving. A user without a team is deleted.
import { type Db, type Reader, type Row, sql, type Tables, type Tx } from '../db/db.ts';
import { deleteAccountLinks } from './account-links.ts';

export type Role = Tables['memberships']['role'];

export interface Team extends Row<'memberships', 'role' | 'unconfirmed'> {
  client: string;
}

export async function addMembership(
  tx: Tx,
  { user, client, role, createdClient = false }: { user: string; client: string; role: Role; createdClient?: boolean },
): Promise<void> {
  await sql`insert into memberships (user_id, client_id, role, created_client)
    values (${user}, ${client}, ${role}, ${createdClient})`.execute(tx);
}

interface NamedTeam extends Team, Row<'memberships', 'videoMail' | 'createdClient' | 'joinedAt'> {
  name: string;
}

/** In alphabetical order. */
export async function listTeams(reader: Reader, user: string): Promise<NamedTeam[]> {
  const { rows } = await sql<NamedTeam>`
    select client_id as client, role, unconfirmed, video_mail as "videoMail", clients.name,
      created_client as "createdClient", joined_at as "joinedAt" from memberships join clients on clients.id = client_id
    where user_id = ${user} order by lower(clients.name), client_id`.execute(reader);
  return rows;
}

/** The team in which a new session begins; undefined for an unknown user. */
export async function latestTeam(reader: Reader, user: string): Promise<string | undefined> {
  const { rows } = await sql<{ client: string }>`select client_id as client from memberships
    where user_id = ${user} order by chosen_at desc, client_id limit 1`.execute(reader);
  return rows[0]?.client;
}

/**
 * The team of a session, whose row has `chosen`, and how many teams the user has. A user who no longer belongs to the chosen team is in
 * another one from now on. Undefined if the user has none, and so no longer exists.
 */
export async function teamOfSession(
  db: Db,
  { user, session, chosen }: { user: string; session: string; chosen: string | null },
): Promise<(Team & { teamCount: number }) | undefined> {
  const { rows } = await sql<Team & { teamCount: number }>`
    select client_id as client, role, unconfirmed, count(*) over ()::int as "teamCount" from memberships
    where user_id = ${user} order by client_id is not distinct from ${chosen}::uuid desc, chosen_at desc, client_id limit 1`.execute(
    db,
  );
  const [team] = rows;
  if (team && team.client !== chosen) {
    await sql`update sessions set client_id = ${team.client}
      where id = ${session} and client_id is not distinct from ${chosen}::uuid`.execute(db);
  }
  return team;
}

/** Switches the session to another team of the user. Returns false if it is none, or the session has ended. */
export async function chooseTeam(
  tx: Tx,
  { user, session, client }: { user: string; session: string; client: string },
): Promise<boolean> {
  const { rows } = await sql`update memberships set chosen_at = now()
    where user_id = ${user} and client_id = ${client} returning 1`.execute(tx);
  if (rows.length === 0) return false;
  const switched = await sql`update sessions set client_id = ${client} where id = ${session} and user_id = ${user}
    returning 1`.execute(tx);
  return switched.rows.length > 0;
}

/** Whether the user gets e-mails about their videos in this team. Returns false if it is none of theirs. */
export async function setVideoMail(
  tx: Tx,
  { user, client, wanted }: { user: string; client: string; wanted: boolean },
): Promise<boolean> {
  const { rows } = await sql`update memberships set video_mail = ${wanted}
    where user_id = ${user} and client_id = ${client} returning 1`.execute(tx);
  return rows.length > 0;
}

/** Ends memberships of one client. Users without another team are deleted, with their sessions and links. */
export async function endMemberships(tx: Tx, client: string, users: readonly string[]): Promise<void> {
  // Two teams that remove a user at once each see what the other did.
  await sql`select from users where id = any(${users}::uuid[]) order by id for update`.execute(tx);
  await sql`delete from memberships where client_id = ${client} and user_id = any(${users}::uuid[])`.execute(tx);
  const { rows } = await sql<{ id: string }>`delete from users where id = any(${users}::uuid[])
    and not exists (select from memberships where user_id = users.id) returning id`.execute(tx);
  for (const { id } of rows) await deleteAccountLinks(tx, id);
}

/** The users of a client. */
export async function listMemberIds(reader: Reader, client: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select user_id as id from memberships where client_id = ${client}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}
