// Signing up, in and out: whose session it is, what the cookie is, and what nobody gets in by.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../db/db.ts';
import { balance } from '../../ledger/balance.ts';
import { cookieOf, openTestConsole, testPassword } from '../testing.ts';

const house = await openTestConsole();
const { db, call, knock, signUp, signIn } = house;
afterAll(house.close);

const me = async (person: Parameters<typeof call>[0]) => (await call(person, 'GET', '/me')).json().visitor;

test('whoever signs up is signed in, owns a client of their own and has the credits to try things', async () => {
  const ada = await signUp({ email: 'Ada@Example.com', name: ' Ada ' });
  expect(await me(ada)).toEqual({
    user_id: ada.user.id,
    email: 'ada@example.com',
    name: 'Ada',
    role: 'owner',
    operator: false,
    client_id: ada.user.client,
    client_name: 'Ada',
    suspended: false,
  });
  expect((await balance(db, ada.user.client)).balance).toBe(500);
});

test('signing out ends the session, not only the cookie', async () => {
  const person = await signUp();
  const out = await knock('/sign-out', {}, { cookie: person.cookie });
  expect([out.statusCode, out.json()]).toEqual([200, {}]);
  expect(await me(person)).toBeNull();
  expect(await me(await signIn(person))).toMatchObject({ email: person.email });
});

test('a wrong password and an unknown address are refused in the same words', async () => {
  const { email } = await signUp();
  const wrong = await knock('/sign-in/email', { email, password: 'not the password' });
  const unknown = await knock('/sign-in/email', { email: 'nobody@example.com', password: testPassword });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
  expect(unknown.json()).toEqual(wrong.json());
  expect(cookieOf(wrong)).toBe('');
});

test('two sign-ups with one address at once make one user, one client and one grant', async () => {
  const count = async () =>
    (
      await sql<{ clients: number; grants: number }>`
        select (select count(*) from clients) as clients, (select count(*) from ledger_transfers) as grants`.execute(db)
    ).rows[0]!;
  const before = await count();
  const body = { name: 'Twin', email: 'twin@example.com', password: testPassword };
  const answers = await Promise.all(Array.from({ length: 8 }, () => knock('/sign-up/email', body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(422)]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 422)) {
    expect(answer.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' });
  }
  const after = await count();
  expect([after.clients - before.clients, after.grants - before.grants]).toEqual([1, 1]);
});
