// Sign-up, sign-in and sign-out: sessions, cookies and sign-up modes.
import { afterAll, expect, test } from 'vitest';
import { addClient } from '../../billing/open-client.ts';
import { invite } from '../../clients/invitations.ts';
import { latestTeam } from '../../clients/memberships.ts';
import { addTestUser } from '../../clients/testing.ts';
import { findUserByEmail } from '../../clients/users.ts';
import { sql } from '../../db/db.ts';
import { balance } from '../../ledger/balance.ts';
import { cookieOf, openTestDashboard, testPassword } from '../testing.ts';

const dashboard = await openTestDashboard();
const { db, call, callAuth, signUp, signIn } = dashboard;
afterAll(dashboard.close);

const me = async (person: Parameters<typeof call>[0]) => (await call(person, 'GET', '/me')).json().visitor;

test('a new user is signed in and owns a new client with the free credits', async () => {
  const ada = await signUp({ email: 'Ada@Example.com', name: ' Ada ' });
  expect(await me(ada)).toEqual({
    user_id: ada.user.id,
    email: 'ada@example.com',
    email_verified: false,
    name: 'Ada',
    role: 'owner',
    operator: false,
    client_id: ada.user.client,
    client_name: 'Ada',
    joined_at: null,
    teams: [{ client_id: expect.any(String), name: expect.any(String) }],
    team_unconfirmed: false,
    time_zone: null,
    language: null,
    suspended: false,
  });
  expect((await balance(db, ada.user.client)).balance).toBe(500);
});

test('signing out ends the session, not only the cookie', async () => {
  const person = await signUp();
  const out = await callAuth('/sign-out', {}, { cookie: person.cookie });
  expect([out.statusCode, out.json()]).toEqual([200, {}]);
  expect(await me(person)).toBeNull();
  expect(await me(await signIn(person))).toMatchObject({ email: person.email });
});

test('signing in deletes expired sessions', async () => {
  const person = await signUp();
  await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${person.user.id}`.execute(db);
  await signIn(person);
  const { rows } = await sql`select from sessions where user_id = ${person.user.id}`.execute(db);
  expect(rows).toHaveLength(1);
});

test('a wrong password and an unknown address get the same error', async () => {
  const { email } = await signUp();
  const wrong = await callAuth('/sign-in/email', { email, password: 'not the password' });
  const unknown = await callAuth('/sign-in/email', { email: 'nobody@example.com', password: testPassword });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
  expect(unknown.json()).toEqual(wrong.json());
  expect(cookieOf(wrong)).toBe('');
});

test('concurrent sign-ups with one address create one user, one client and one grant', async () => {
  const count = async () =>
    (
      await sql<{ clients: number; grants: number }>`
        select (select count(*) from clients) as clients, (select count(*) from ledger_transfers) as grants`.execute(db)
    ).rows[0]!;
  const before = await count();
  const body = { name: 'Twin', email: 'twin@example.com', password: testPassword };
  const responses = await Promise.all(Array.from({ length: 8 }, () => callAuth('/sign-up/email', body)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(422)]);
  for (const response of responses.filter(({ statusCode }) => statusCode === 422)) {
    expect(response.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' });
  }
  const after = await count();
  expect([after.clients - before.clients, after.grants - before.grants]).toEqual([1, 1]);
});

test('more concurrent sign-ups than database connections succeed', async () => {
  const people = await Promise.all(Array.from({ length: 45 }, () => signUp()));
  expect(new Set(people.map(({ user }) => user.client)).size).toBe(45);
});

test('with restricted sign-up, errors do not reveal which addresses have an account', async () => {
  for (const mode of ['invite', 'closed'] as const) {
    const shut = await openTestDashboard({ signUp: { mode, credits: 0 } });
    await shut.db.transaction().execute(async (tx) => {
      const client = await addClient(tx, { name: 'Acme', credits: 0 });
      await addTestUser(tx, client, { email: 'known@example.com' });
    });
    const told = async (email: string, invitation?: string) => {
      const { statusCode, body } = await shut.callAuth('/sign-up/email', {
        name: 'A',
        email,
        password: testPassword,
        invitation,
      });
      return { statusCode, body };
    };
    const [unknown, guessed] = [await told('unknown@example.com'), await told('unknown@example.com', 'f'.repeat(48))];
    expect([unknown.statusCode, guessed.statusCode]).toEqual(mode === 'invite' ? [403, 404] : [403, 403]);
    expect(await told('known@example.com')).toEqual(unknown);
    expect(await told('known@example.com', 'f'.repeat(48))).toEqual(guessed);
    await shut.close();
  }
});

test('closed sign-up rejects invitations too, and sign-up by invitation requires one', async () => {
  const outcome = async (mode: 'invite' | 'closed') => {
    const shut = await openTestDashboard({ signUp: { mode, credits: 500 } });
    const { client, token } = await shut.db.transaction().execute(async (tx) => {
      const client = await addClient(tx, { name: 'Acme', credits: 0 });
      return { client, ...(await invite(tx, client, { role: 'member', invitedBy: 'somebody' })) };
    });
    const body = { name: 'A', email: 'a@example.com', password: testPassword };
    const alone = await shut.callAuth('/sign-up/email', body);
    const invited = await shut.callAuth('/sign-up/email', { ...body, invitation: token });
    const { rows } = await sql<{ grants: number; clients: number }>`
      select (select count(*) from ledger_transfers) as grants, (select count(*) from clients) as clients`.execute(
      shut.db,
    );
    const user = await findUserByEmail(shut.db, body.email);
    const joined = user && (await latestTeam(shut.db, user.id));
    await shut.close();
    return { alone: alone.statusCode, invited: invited.statusCode, joined: joined === client, ...rows[0] };
  };
  expect(await outcome('closed')).toEqual({ alone: 403, invited: 403, joined: false, grants: 0, clients: 1 });
  expect(await outcome('invite')).toEqual({ alone: 403, invited: 200, joined: true, grants: 0, clients: 1 });
});
