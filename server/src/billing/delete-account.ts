// Deletes a user's account at their own request: they leave their teams, and teams without other members are deleted.
import { endMemberships } from '../clients/memberships.ts';
import { findSignInTime } from '../clients/sessions.ts';
import { type Reader, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { Problem } from '../kernel/problem.ts';
import { getAccountBalances } from '../ledger/balance.ts';
import { deleteLockedClient } from './delete-client.ts';

interface Team {
  client: string;
  name: string;
  suspended: boolean;
  otherMembers: number;
  otherOwners: number;
  role: 'owner' | 'member';
}

/** A team that is deleted with the account. */
export interface DeletedTeam {
  client: string;
  /** Available and reserved credits, which are forfeited. */
  credits: number;
}

const listTeams = async (reader: Reader, user: string): Promise<Team[]> => {
  const { rows } =
    await sql<Team>`select own.client_id as client, clients.name, suspended_at is not null as suspended, own.role,
      count(other.user_id)::int as "otherMembers", count(other.user_id) filter (where other.role = 'owner')::int as "otherOwners"
    from memberships own join clients on clients.id = own.client_id
      left join memberships other on other.client_id = own.client_id and other.user_id <> own.user_id
    where own.user_id = ${user} group by own.client_id, own.role, clients.name, suspended_at
    order by own.client_id`.execute(reader);
  return rows;
};

const isLastOwner = ({ role, otherMembers, otherOwners }: Team): boolean =>
  role === 'owner' && otherMembers > 0 && otherOwners === 0;
const hasNobodyElse = ({ otherMembers }: Team): boolean => otherMembers === 0;

/** Why the account cannot be deleted now: a sentence for each reason. */
async function obstaclesTo(reader: Reader, user: string, teams: readonly Team[]): Promise<string[]> {
  const operator = await sql`select from users where id = ${user} and operator`.execute(reader);
  return [
    ...(operator.rows.length > 0
      ? ['You are an operator. Ask another operator to revoke your operator role first.']
      : []),
    ...teams
      .filter(isLastOwner)
      .map(
        ({ name }) =>
          `You are the last owner of ${name}. Make another member an owner, or remove the other members first.`,
      ),
    ...teams
      .filter((team) => hasNobodyElse(team) && team.suspended)
      .map(({ name }) => `${name} is suspended. Contact the operator.`),
  ];
}

export interface AccountDeletion {
  /** Sentences; empty if the account can be deleted. */
  obstacles: string[];
  deleted: (DeletedTeam & { name: string })[];
}

/** What a deletion of the account would do now. */
export async function previewAccountDeletion(reader: Reader, user: string): Promise<AccountDeletion> {
  const teams = await listTeams(reader, user);
  return {
    obstacles: await obstaclesTo(reader, user, teams),
    deleted: await Promise.all(
      teams.filter(hasNobodyElse).map(async ({ client, name }) => {
        const { free, held } = await getAccountBalances(reader, client);
        return { client, name, credits: free + held };
      }),
    ),
  };
}

/** A payment page is open for a day at most, and a bank may take longer: such a purchase can still need its buyer. */
const UNPAYABLE = sql`state in ('failed', 'expired') or state = 'open' and created_at < now() - interval '7 days'`;

/**
 * `confirmed`: what the user was shown. Throws 409 if that is no longer all that would be lost, if a team would have no owner, for
 * operators, and for a suspended team; 401 if the session has ended. Locks the user's clients, then the user, so that of two last owners one stays.
 */
export async function deleteAccount(
  tx: Tx,
  { user, session, confirmed }: { user: string; session: string; confirmed: readonly DeletedTeam[] },
): Promise<void> {
  const locked = await sql<{ id: string }>`select id from clients
    where id in (select client_id from memberships where user_id = ${user}) order by id for update`.execute(tx);
  const { rows } = await sql<{ email: string }>`select email from users where id = ${user} for update`.execute(tx);
  const email = rows[0]?.email;
  // A password reset meanwhile ends the session.
  if (email === undefined || !(await findSignInTime(tx, session)))
    throw new Problem('unauthorized', 'You are signed out. Sign in again.');
  const teams = await listTeams(tx, user);
  const obstacles = await obstaclesTo(tx, user, teams);
  if (obstacles.length > 0) throw new Problem('conflict', obstacles.join(' '));

  const changed = new Problem('conflict', 'Your teams or their credits have changed. Reload the page and check again.');
  // Joined before the user was locked.
  if (teams.some(({ client }) => !locked.rows.some(({ id }) => id === client))) throw changed;
  for (const { client } of teams.filter(hasNobodyElse)) {
    const shown = confirmed.find((team) => team.client === client);
    if (!shown) throw changed;
    await deleteLockedClient(tx, {
      id: uuidv7(),
      client,
      // Not the address, which the audit log would keep.
      actor: 'The last member',
      reason: 'The last member deleted their account.',
      maxForfeited: shown.credits,
    }).catch((error: unknown) => {
      throw error instanceof Problem ? changed : error;
    });
  }
  for (const { client } of teams.filter((team) => !hasNobodyElse(team))) {
    await sql`delete from invitations where client_id = ${client} and invited_by = ${email}`.execute(tx);
    await endMemberships(tx, client, [user]);
  }
  // One that is locked is being settled, so it keeps its buyer. It may also wait for the client, which is locked here.
  await sql`update purchases set buyer_name = 'Erased', buyer_email = 'Erased' where id in (
    select id from purchases where buyer_email = ${email} and (${UNPAYABLE}) for update skip locked)`.execute(tx);
}
