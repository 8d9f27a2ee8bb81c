// Exporting what is stored about a user, and deleting the account: what goes, what stays, and races for the last owner.
import type { AccountDeletionPreview, AccountExport } from '@greenroom/contract/dashboard/own-data';
import { afterAll, expect, test } from 'vitest';
import { pseudonymOf } from '../billing/delete-client.ts';
import { ownerActor, recordAudit } from '../clients/audit-log.ts';
import { suspendClient } from '../clients/suspension.ts';
import { sql } from '../db/db.ts';
import { randomToken, uuidv7 } from '../kernel/ids.ts';
import { grant } from '../ledger/grants.ts';
import { recordConsent } from '../library/consents.ts';
import { findText, KEPT } from '../retention/testing-personal-columns.ts';
import { createAccountEndpoints } from './account.ts';
import { createOwnDataEndpoints } from './own-data.ts';
import { createTeamEndpoints } from './team.ts';
import { createTeamsEndpoints } from './teams.ts';
import { openTestDashboard, type Person, testPassword } from './testing.ts';

const publicUrl = 'http://127.0.0.1:8080';
const dashboard = await openTestDashboard({
  publicUrl,
  signUp: { mode: 'open', credits: 40 },
  endpoints: ({ db }) => [
    ...createOwnDataEndpoints({ db }),
    ...createAccountEndpoints({ db }),
    ...createTeamEndpoints({ db, publicUrl }),
    ...createTeamsEndpoints({ db }),
  ],
});
const { db, call, signUp } = dashboard;
afterAll(dashboard.close);

const invitationOf = async (owner: Person, role = 'member'): Promise<string> =>
  (await call(owner, 'POST', '/team/invitations', { role })).json().url.split('#')[1];
/** A new user of the owner's team. */
const join = async (owner: Person, role = 'member') =>
  signUp({ name: 'Max', invitation: await invitationOf(owner, role) });
const preview = async (person: Person) =>
  (await call(person, 'GET', '/account/deletion')).json<AccountDeletionPreview>();
/** As the page sends it: with the teams of the preview. */
const remove = async (person: Person, over: object = {}) => {
  const { teams } = await preview(person);
  return call(person, 'POST', '/account/deletion', {
    current_password: testPassword,
    teams: (teams ?? []).map(({ client_id, credits }) => ({ client_id, credits })),
    ...over,
  });
};
const exists = async ({ user }: Person) =>
  (await sql`select from users where id = ${user.id}`.execute(db)).rows.length > 0;
const clientOf = async ({ user }: Person) =>
  (
    await sql<{ name: string; deleted: boolean }>`select name, deleted_at is not null as deleted from clients
      where id = ${user.client}`.execute(db)
  ).rows[0]!;

test('a user without other members deletes the account with the team and its credits, and is signed out', async () => {
  const ada = await signUp({ name: 'Ada' });
  expect(await preview(ada)).toEqual({
    obstacles: [],
    teams: [{ client_id: ada.user.client, name: 'Ada', credits: 40 }],
  });
  expect((await remove(ada)).statusCode).toBe(200);
  expect([await exists(ada), await clientOf(ada)]).toEqual([
    false,
    { name: pseudonymOf(ada.user.client), deleted: true },
  ]);
  expect((await call(ada, 'GET', '/account')).statusCode).toBe(401);
  expect((await signUp({ email: ada.email })).user.id).not.toBe(ada.user.id);
});

test('it needs the password, and nothing is deleted without it', async () => {
  const ada = await signUp();
  for (const current_password of [undefined, 'not the password'])
    expect((await remove(ada, { current_password })).statusCode).toBe(400);
  expect((await call(ada, 'POST', '/account/export', {})).statusCode).toBe(400);
  expect(await exists(ada)).toBe(true);
});

test('a member leaves the team, which stays with its credits', async () => {
  const olga = await signUp({ name: 'Olga' });
  const max = await join(olga);
  expect(await preview(max)).toEqual({ obstacles: [], teams: [] });
  expect((await remove(max)).statusCode).toBe(200);
  expect([await exists(max), await exists(olga)]).toEqual([false, true]);
  expect((await call(olga, 'GET', '/team')).json().members).toHaveLength(1);
  expect(await clientOf(olga)).toEqual({ name: 'Olga', deleted: false });
});

test('the last owner of a team with other members cannot delete the account, in no team', async () => {
  const olga = await signUp({ name: 'Olga' });
  const max = await join(olga);
  await call(max, 'GET', '/account');
  const obstacle = 'You are the last owner of Olga. Make another member an owner, or remove the other members first.';
  expect(await preview(olga)).toEqual({ obstacles: [obstacle], teams: [] });
  const refused = await remove(olga);
  expect([refused.statusCode, refused.json().error]).toEqual([409, obstacle]);
  expect(await exists(olga)).toBe(true);
  await call(olga, 'POST', `/team/members/${max.user.id}/role`, { role: 'owner' });
  expect((await remove(olga)).statusCode).toBe(200);
  expect((await call(max, 'GET', '/team')).json().members).toMatchObject([{ role: 'owner', you: true }]);
});

test('of all teams of a user, some are left and some deleted', async () => {
  const [olga, ada] = [await signUp({ name: 'Olga' }), await signUp({ name: 'Ada' })];
  await call(ada, 'POST', '/account/teams', { token: await invitationOf(olga) });
  expect((await preview(ada)).teams).toEqual([{ client_id: ada.user.client, name: 'Ada', credits: 40 }]);
  expect((await remove(ada)).statusCode).toBe(200);
  expect([await exists(ada), (await clientOf(ada)).deleted, (await clientOf(olga)).deleted]).toEqual([
    false,
    true,
    false,
  ]);
});

test('credits or a team that the user was not shown are not lost', async () => {
  const ada = await signUp();
  const { client } = ada.user;
  await db.transaction().execute((tx) => grant(tx, { client, amount: 5, key: `purchase:${uuidv7()}`, reason: 'paid' }));
  for (const teams of [[], [{ client_id: client, credits: 40 }], [{ client_id: uuidv7(), credits: 45 }]]) {
    const refused = await remove(ada, { teams });
    expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('have changed')]);
  }
  expect(await exists(ada)).toBe(true);
  expect((await remove(ada, { teams: [{ client_id: client, credits: 45 }] })).statusCode).toBe(200);
});

test('operators, and the only member of a suspended team, are told why they cannot', async () => {
  const ada = await signUp({ name: 'Ada' });
  await suspendClient(db, { id: uuidv7(), client: ada.user.client, actor: 'op@example.com', reason: 'Fraud' });
  expect((await preview(ada)).obstacles).toEqual(['Ada is suspended. Contact the operator.']);
  expect((await remove(ada)).statusCode).toBe(409);
  const operator = await signUp();
  await sql`update users set operator = true where id = ${operator.user.id}`.execute(db);
  expect((await preview(operator)).obstacles[0]).toContain('You are an operator.');
  expect((await remove(operator)).statusCode).toBe(409);
});

test('two last owners who delete their accounts at once leave one owner', async () => {
  for (let round = 0; round < 8; round++) {
    const olga = await signUp({ name: 'Olga' });
    const oleg = await join(olga, 'owner');
    await join(olga);
    const statuses = (await Promise.all([remove(olga), remove(oleg)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
    const { rows } =
      await sql`select from memberships where client_id = ${olga.user.client} and role = 'owner'`.execute(db);
    expect(rows).toHaveLength(1);
  }
});

test('a user who joins while the last member deletes the team is in the team or gets an error, never in a deleted one', async () => {
  for (let round = 0; round < 5; round++) {
    const [olga, max] = [await signUp({ name: 'Olga' }), await signUp()];
    const token = await invitationOf(olga);
    const [deletion, joining] = await Promise.all([remove(olga), call(max, 'POST', '/account/teams', { token })]);
    const { deleted } = await clientOf(olga);
    expect([deletion.statusCode, deleted]).toEqual(joining.statusCode === 200 ? [409, false] : [200, true]);
    const { rows } = await sql`select from memberships where client_id = ${olga.user.client}`.execute(db);
    expect(rows).toHaveLength(deleted ? 0 : 2);
  }
});

/** Resolves when a statement waits for a lock. */
const waits = () =>
  expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length)
    .toBeGreaterThan(0);

test('a user who joins during a deletion waits for the client before the invitation, and gets a 404', async () => {
  const [olga, max] = [await signUp(), await signUp()];
  const token = await invitationOf(olga);
  const { joining } = await db.transaction().execute(async (tx) => {
    await sql`select from clients where id = ${olga.user.client} for update`.execute(tx);
    const joining = call(max, 'POST', '/account/teams', { token });
    await waits();
    await sql`delete from invitations where client_id = ${olga.user.client}`.execute(tx);
    return { joining };
  });
  expect((await joining).statusCode).toBe(404);
});

test('a purchase that is being settled neither holds a deletion up nor loses its buyer', async () => {
  const [olga, id] = [await signUp(), uuidv7()];
  const max = await join(olga);
  await sql`insert into purchases (id, client_id, buyer_name, buyer_email, credits, amount_cents, currency, provider, state)
    values (${id}, ${olga.user.client}, 'Max', ${max.email}, 100, 115, 'usd', 'test', 'expired')`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`select from purchases where id = ${id} for update`.execute(tx);
    expect((await remove(max)).statusCode).toBe(200);
  });
  const { rows } = await sql`select buyer_name as name from purchases where id = ${id}`.execute(db);
  expect(rows).toEqual([{ name: 'Max' }]);
});

test('a deletion that waited for a password reset does nothing', async () => {
  const ada = await signUp();
  const { teams } = await preview(ada);
  const deletion = await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${ada.user.id} for update`.execute(tx);
    const waiting = remove(ada, { teams });
    await waits();
    await sql`delete from sessions where user_id = ${ada.user.id}`.execute(tx);
    return { waiting };
  });
  expect((await deletion.waiting).statusCode).toBe(401);
  expect(await exists(ada)).toBe(true);
});

/** Data of a user of the team, with the name in each text about them. */
async function plant(NAME: string, olga: Person): Promise<Person> {
  const email = `${NAME}@example.com`;
  const person = await signUp({ name: NAME, email, invitation: await invitationOf(olga, 'owner') });
  await sql`update users set created_at = now() - interval '9 days' where id = ${person.user.id}`.execute(db);
  await invitationOf(person);
  const { client } = olga.user;
  await db.transaction().execute(async (tx) => {
    await sql`insert into identities (id, user_id, provider, provider_account_id)
      values (${uuidv7()}, ${person.user.id}, 'github', ${NAME})`.execute(tx);
    for (const state of ['paid', 'expired', 'open'])
      await sql`insert into purchases (id, client_id, buyer_name, buyer_email, credits, amount_cents, currency, provider, state, paid_at, created_at)
        values (${uuidv7()}, ${client}, ${NAME}, ${email}, 100, 115, 'usd', 'test', ${state},
          ${state === 'paid' ? new Date() : null}, now() - interval '8 days')`.execute(tx);
    await recordConsent(
      tx,
      client,
      { kind: 'voice', id: uuidv7(), name: 'Voice' },
      {
        person: 'Somebody',
        givenBy: 'other',
        statement: 'Yes',
        givenAt: new Date().toISOString(),
        userId: person.user.id,
        userEmail: email,
      },
    );
  });
  return person;
}

/** Entries of the audit log about the team. */
const plantAudit = ({ email: actor, user: { id } }: Person, { user: { client } }: Person) =>
  db.transaction().execute(async (tx) => {
    await recordAudit(tx, { id: uuidv7(), action: 'suspend', client, actor, reason: 'Fraud' });
    await recordAudit(tx, { id: uuidv7(), action: 'webhook', client, actor: ownerActor(id), reason: 'Added' });
  });

test('nothing of a deleted user remains but what the books and consents need', async () => {
  const NAME = `zyx${randomToken().slice(0, 12)}`.toLowerCase();
  const person = await plant(NAME, await signUp());
  expect((await remove(person)).statusCode).toBe(200);
  // Counts of attempts, deleted after an hour.
  await sql`delete from rate_limits`.execute(db);
  const kept = ['consents.user_email', 'purchases.buyer_email', 'purchases.buyer_name'];
  expect(await findText(db, NAME)).toEqual(kept);
  expect(KEPT).toEqual(expect.arrayContaining(kept));
  const { rows } = await sql`select state from purchases where buyer_name = ${NAME}`.execute(db);
  expect(rows).toEqual([{ state: 'paid' }]);
});

test('an export has what is stored about the user, and no secrets', async () => {
  const NAME = `zyx${randomToken().slice(0, 12)}`.toLowerCase();
  const olga = await signUp({ name: 'Olga' });
  const person = await plant(NAME, olga);
  await plantAudit(person, olga);
  const response = await call(person, 'POST', '/account/export', { current_password: testPassword });
  expect(response.statusCode).toBe(200);
  const exported = response.json<AccountExport>();
  expect(exported).toMatchObject({
    profile: { user_id: person.user.id, name: NAME, email: person.email, two_factor: false },
    memberships: [{ client_id: olga.user.client, team: 'Olga', role: 'owner', video_mail: false }],
    sessions: [{ address: person.address }],
    invitations: [{ client_id: olga.user.client, role: 'member', used_at: null }],
    consents: [{ person: 'Somebody', statement: 'Yes' }],
    audit_log: expect.arrayContaining([
      expect.objectContaining({ action: 'suspend', reason: 'Fraud' }),
      expect.objectContaining({ action: 'webhook', reason: 'Added' }),
    ]),
  });
  expect(exported.sign_in_methods.map(({ provider }) => provider).sort()).toEqual(['credential', 'github']);
  expect(exported.purchases.map(({ state }) => state).sort()).toEqual(['expired', 'open', 'paid']);
  const { rows } = await sql<{ secret: string }>`select token as secret from sessions where user_id = ${person.user.id}
    union all select password_hash from identities where user_id = ${person.user.id} and password_hash is not null`.execute(
    db,
  );
  for (const { secret } of rows) expect(response.body).not.toContain(secret);
  const others = (await call(olga, 'POST', '/account/export', { current_password: testPassword })).body;
  expect(others).not.toContain(NAME);
});

test('who signs up with the address of a deleted account gets none of its purchases and actions', async () => {
  const NAME = `zyx${randomToken().slice(0, 12)}`.toLowerCase();
  const olga = await signUp({ name: 'Olga' });
  const person = await plant(NAME, olga);
  await plantAudit(person, olga);
  expect((await remove(person)).statusCode).toBe(200);
  const stranger = await signUp({ email: person.email });
  const response = await call(stranger, 'POST', '/account/export', { current_password: testPassword });
  expect(response.json<AccountExport>()).toMatchObject({ purchases: [], invitations: [], consents: [], audit_log: [] });
});
