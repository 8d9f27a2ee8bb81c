// What the commands about people do: who may sign in, who is an operator, and links that the operator passes on.
import { makeResetToken, RESET_LINK_MINUTES, resetLink } from '../clients/account-links.ts';
import { invitationLink, invite } from '../clients/invitations.ts';
import { findUserByEmail, listUsers, type Role, setOperator } from '../clients/users.ts';
import type { Db } from '../db/db.ts';
import { OperatorError } from '../kernel/operator-error.ts';

/** Members are as `--json` prints them. */
export interface People {
  listUsers(): Promise<{ users: UserRow[] }>;
  setOperator(given: { email: string; operator: boolean }): Promise<{ email: string; operator: boolean }>;
  /** `proved` is false where the link will end what was made with the address before. */
  makeResetLink(email: string): Promise<{ email: string; link: string; valid_minutes: number; proved: boolean }>;
  /** `client` is the id of one. */
  invite(given: { client: string; role: Role }): Promise<{ link: string; role: Role; expires_at: string }>;
}

export type UserRow = Record<'email' | 'name' | 'role' | 'client_id' | 'client' | 'created_at', string> & {
  operator: boolean;
  proved: boolean;
};

/** `mail`: undefined where this installation sends none. */
export const createPeople = (db: Db, { publicUrl, mail }: { publicUrl: string; mail: object | undefined }): People => ({
  async listUsers() {
    const users = await listUsers(db);
    return {
      users: users.map(({ email, emailVerified, name, role, operator, client, clientName, createdAt }) => ({
        email,
        name,
        role,
        operator,
        proved: emailVerified,
        client_id: client,
        client: clientName,
        created_at: createdAt.toISOString(),
      })),
    };
  },

  async setOperator({ email, operator }) {
    // Whoever signed up with it may be somebody else; with mail the owner of the address can show that they are not.
    if (operator && mail && (await findUserByEmail(db, email))?.emailVerified === false) {
      throw new OperatorError(
        `${email} is not confirmed. Ask its owner to open the link in the confirmation mail first.`,
      );
    }
    const known = await db.transaction().execute((tx) => setOperator(tx, email, operator));
    if (!known) throw nobody(email);
    return { email: email.toLowerCase(), operator };
  },

  async makeResetLink(email) {
    const user = await findUserByEmail(db, email);
    if (!user) throw nobody(email);
    const token = await db.transaction().execute((tx) => makeResetToken(tx, user.id));
    const { email: address, emailVerified: proved } = user;
    return { email: address, link: resetLink(publicUrl, token), valid_minutes: RESET_LINK_MINUTES, proved };
  },

  async invite({ client, role }) {
    const { token, expiresAt } = await db
      .transaction()
      .execute((tx) => invite(tx, client, { role, invitedBy: 'The operator' }));
    return { link: invitationLink(publicUrl, token), role, expires_at: expiresAt.toISOString() };
  },
});

const nobody = (email: string): OperatorError => new OperatorError(`There is no user ${email}.`);
