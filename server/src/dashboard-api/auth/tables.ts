// Maps better-auth to our tables, and lets our writes join its transactions.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely } from 'kysely';
import type { Db, OpenedDb, Reader, Tx } from '../../db/db.ts';

const openTx = new AsyncLocalStorage<Tx>();

/** The transaction in which the library is writing. */
export function currentTx(): Tx {
  const tx = openTx.getStore();
  if (!tx) throw new Error('better-auth has no open transaction.');
  return tx;
}

/** Returns the open transaction if there is one: a second connection beside an open one could exhaust the pool. */
export const currentReader = (db: Db): Reader => openTx.getStore() ?? db;

/** The database for the library: the same connections, with transactions that `currentTx` finds. */
export function libraryDatabase({ dialect }: Pick<OpenedDb, 'dialect'>) {
  const db = new Kysely<object>({ dialect: dialect() });
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => execute((tx) => openTx.run(tx, () => work(tx)));
    return builder;
  };
  return { db, type: 'postgres' as const, transaction: true };
}

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

export const userTable = {
  modelName: 'users',
  fields: { ...times, emailVerified: 'email_verified' },
  additionalFields: {
    timeZone: { type: 'string', required: false, input: false, fieldName: 'time_zone' },
    // Also an input: sign-up sends it.
    language: { type: 'string', required: false },
    operator: { type: 'boolean', required: false, input: false },
    credentialsVersion: { type: 'number', required: false, input: false, fieldName: 'credentials_version' },
  },
} as const;

export const sessionTable = {
  modelName: 'sessions',
  fields: {
    ...times,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
  additionalFields: {
    clientId: { type: 'string', required: false, input: false, fieldName: 'client_id' },
  },
} as const;

export const signInTable = {
  modelName: 'identities',
  fields: {
    ...times,
    userId: 'user_id',
    providerId: 'provider',
    accountId: 'provider_account_id',
    password: 'password_hash',
  },
};

export const verificationTable = { modelName: 'verifications', fields: { ...times, expiresAt: 'expires_at' } };
