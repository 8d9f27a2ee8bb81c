// What the commands about people do: who may sign in, who is an operator, and links that the operator passes on.
import { invitationLink, invite } from '../clients/invitations.ts';
import { makeResetToken, RESET_LINK_MINUTES, resetLink } from '../clients/reset-links.ts';
import { findUserByEmail, listUsers, type Role, setOperator } from '../clients/users.ts';
import type { Db } from '../db/db.ts';
import { OperatorError } from '../kernel/operator-error.ts';

/** Members are as `--json` prints them. */
export interface People {
  listUsers(): Promise<{ users: UserRow[] }>;
  setOperator(given: { email: string; operator: boolean }): Promise<{ email: string; operator: boolean }>;
  makeResetLink(email: string): Promise<{ email: string; link: string; valid_minutes: number }>;
  /** `client` is the id of one. */
  invite(given: { client: string; role: Role }): Promise<{ link: string; role: Role; expires_at: string }>;
}

export type UserRow = Record<'email' | 'name' | 'role' | 'client_id' | 'client' | 'created_at', string> & {
  operator: boolean;
};

export const createPeople = (db: Db, { publicUrl }: { publicUrl: string }): People => ({
  async listUsers() {
    const users = await listUsers(db);
    return {
      users: users.map(({ email, name, role, operator, client, clientName, createdAt }) => ({
        email,
        name,
        role,
        operator,
        client_id: client,
        client: clientName,
        created_at: createdAt.toISOString(),
      })),
    };
  },

  async setOperator({ email, operator }) {
    const known = await db.transaction().execute((tx) => setOperator(tx, email, operator));
    if (!known) throw nobody(email);
    return { email: email.toLowerCase(), operator };
  },

  async makeResetLink(email) {
    const user = await findUserByEmail(db, email);
    if (!user) throw nobody(email);
    const token = await db.transaction().execute((tx) => makeResetToken(tx, user.id));
    return { email: user.email, link: resetLink(publicUrl, token), valid_minutes: RESET_LINK_MINUTES };
  },

  async invite({ client, role }) {
    const { token, expiresAt } = await db
      .transaction()
      .execute((tx) => invite(tx, client, { role, invitedBy: 'The operator' }));
    return { link: invitationLink(publicUrl, token), role, expires_at: expiresAt.toISOString() };
  },
});

const nobody = (email: string): OperatorError => new OperatorError(`There is no user ${email}.`);
