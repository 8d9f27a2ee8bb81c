// The user commands: list users, promote operators, and create invitation and reset links.
import { createResetToken, RESET_LINK_MINUTES, resetLink } from '../clients/account-links.ts';
import { type NewAuditEntry, recordAudit } from '../clients/audit-log.ts';
import { invitationLink, invite } from '../clients/invitations.ts';
import { listTeams, type Role } from '../clients/memberships.ts';
import { revokePasskeys } from '../clients/passkeys.ts';
import { resetTwoFactor } from '../clients/two-factor.ts';
import { findUserByEmail, listUsers, setOperator, type User } from '../clients/users.ts';
import type { Db, Reader } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { OperatorError } from '../kernel/operator-error.ts';

/** The actor in the audit log. */
const COMMAND_LINE = 'command line';

/** Results are as `--json` prints them. */
export interface UserServices {
  listUsers(): Promise<{ users: UserRow[] }>;
  setOperator(given: { email: string; operator: boolean }): Promise<{ email: string; operator: boolean }>;
  /** `verified` is false if using the link removes what was created with the address before. Recorded in the audit log. */
  createResetLink(email: string): Promise<{ email: string; link: string; valid_minutes: number; verified: boolean }>;
  /** For a lost phone: the password alone signs in again. Recorded in the audit log. */
  resetTwoFactor(given: { email: string; reason: string }): Promise<{ email: string; two_factor: boolean }>;
  /** For a stolen device: ends all sessions too. Recorded in the audit log. */
  removePasskeys(given: { email: string; reason: string }): Promise<{ email: string; passkeys: number }>;
  /** `client`: the id of an existing client. Recorded in the audit log. */
  invite(given: { client: string; role: Role }): Promise<{ link: string; role: Role; expires_at: string }>;
}

export type UserRow = Record<'email' | 'name' | 'role' | 'client_id' | 'client' | 'created_at', string> & {
  operator: boolean;
  verified: boolean;
};

/** `mail`: undefined if mail is not set up. */
export const createUserServices = (
  db: Db,
  { publicUrl, mail }: { publicUrl: string; mail: object | undefined },
): UserServices => ({
  async listUsers() {
    const users = await listUsers(db);
    return {
      users: users.map(({ email, emailVerified, name, role, operator, client, clientName, createdAt }) => ({
        email,
        name,
        role,
        operator,
        verified: emailVerified,
        client_id: client,
        client: clientName,
        created_at: createdAt.toISOString(),
      })),
    };
  },

  async setOperator({ email, operator }) {
    // Someone else may have signed up with the address; with mail, its owner can confirm it.
    if (operator && mail && (await findUserByEmail(db, email))?.emailVerified === false) {
      throw new OperatorError(
        `${email} is not confirmed. Ask its owner to open the link in the confirmation e-mail first.`,
      );
    }
    const known = await db.transaction().execute(async (tx) => {
      const user = (await setOperator(tx, email, operator)) ? await findUserByEmail(tx, email) : undefined;
      if (!user) return false;
      const action = operator ? 'promote' : 'demote';
      await recordAudit(tx, { ...(await entryFor(tx, user)), action, reason: user.email });
      return true;
    });
    if (!known) throw unknownUser(email);
    return { email: email.toLowerCase(), operator };
  },

  async createResetLink(email) {
    const user = await findUserByEmail(db, email);
    if (!user) throw unknownUser(email);
    const token = await db.transaction().execute(async (tx) => {
      await recordAudit(tx, { ...(await entryFor(tx, user)), action: 'reset_link', reason: user.email });
      return createResetToken(tx, user.id);
    });
    const { email: address, emailVerified: verified } = user;
    return { email: address, link: resetLink(publicUrl, token), valid_minutes: RESET_LINK_MINUTES, verified };
  },

  async resetTwoFactor({ email, reason }) {
    const user = await findUserByEmail(db, email);
    if (!user) throw unknownUser(email);
    const entry = await entryFor(db, user);
    if (!(await resetTwoFactor(db, { ...entry, user: user.id, reason })))
      throw new OperatorError(`${user.email} has no two-factor authentication.`);
    return { email: user.email, two_factor: false };
  },

  async removePasskeys({ email, reason }) {
    const user = await findUserByEmail(db, email);
    if (!user) throw unknownUser(email);
    const entry = await entryFor(db, user);
    if (!(await revokePasskeys(db, { ...entry, user: user.id, reason })))
      throw new OperatorError(`${user.email} has no passkeys.`);
    return { email: user.email, passkeys: 0 };
  },

  async invite({ client, role }) {
    const { token, expiresAt } = await db.transaction().execute(async (tx) => {
      await recordAudit(tx, { id: uuidv7(), action: 'invite', client, actor: COMMAND_LINE, reason: `as ${role}` });
      return invite(tx, client, { role, invitedBy: 'The operator' });
    });
    return { link: invitationLink(publicUrl, token), role, expires_at: expiresAt.toISOString() };
  },
});

/** The audit log is of clients: the entry is with one of the user's. */
async function entryFor(reader: Reader, user: User): Promise<Pick<NewAuditEntry, 'id' | 'client' | 'actor'>> {
  const [team] = await listTeams(reader, user.id);
  // Deleted meanwhile.
  if (!team) throw unknownUser(user.email);
  return { id: uuidv7(), client: team.client, actor: COMMAND_LINE };
}

const unknownUser = (email: string): OperatorError =>
  new OperatorError(`User ${email} not found. Run \`greenroom user list\` for all users.`);
