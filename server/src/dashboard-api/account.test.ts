// The account of a user: name, password and sessions.
import { afterAll, expect, test } from 'vitest';
import { createResetToken } from '../clients/account-links.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createAccountEndpoints } from './account.ts';
import { openTestDashboard, testPassword } from './testing.ts';

const dashboard = await openTestDashboard({ endpoints: ({ db }) => createAccountEndpoints({ db }) });
const { db, call, callAuth, signUp, signIn } = dashboard;
afterAll(dashboard.close);

type Someone = Parameters<typeof call>[0];
const account = async (person: Someone) => (await call(person, 'GET', '/account')).json();
const isIn = async (person: Someone) => (await call(person, 'GET', '/account')).statusCode === 200;

test('the account lists its sessions', async () => {
  const here = await signUp({ name: 'Ada' });
  const there = await signIn(here);
  expect(await account(there)).toMatchObject({
    name: 'Ada',
    email: here.email,
    has_password: true,
    providers: [],
    sessions: [
      { current: true, address: there.address },
      { current: false, address: here.address },
    ],
  });
});

test('the name can be changed', async () => {
  const person = await signUp();
  await call(person, 'POST', '/account/name', { name: ' Grace ' });
  expect((await account(person)).name).toBe('Grace');
  const blank = await call(person, 'POST', '/account/name', { name: ' ' });
  expect([blank.statusCode, blank.json().error]).toEqual([400, 'name must not be blank.']);
});

test('a time zone can be chosen, and given back to the browser', async () => {
  const person = await signUp();
  const chosen = async () => (await call(person, 'GET', '/me')).json().visitor.time_zone;
  expect(await chosen()).toBeNull();
  expect((await call(person, 'POST', '/account/time-zone', { time_zone: 'Europe/Madrid' })).statusCode).toBe(200);
  expect(await chosen()).toBe('Europe/Madrid');
  const unknown = await call(person, 'POST', '/account/time-zone', { time_zone: 'Mars/Olympus' });
  expect([unknown.statusCode, unknown.json().error]).toEqual([
    400,
    'time_zone must be an IANA time zone such as Europe/Madrid.',
  ]);
  await call(person, 'POST', '/account/time-zone', { time_zone: null });
  expect(await chosen()).toBeNull();
});

test('a language can be chosen, of those that the dashboard has', async () => {
  const person = await signUp();
  const chosen = async () => (await call(person, 'GET', '/me')).json().visitor.language;
  expect(await chosen()).toBeNull();
  expect((await call(person, 'POST', '/account/language', { language: 'es' })).statusCode).toBe(200);
  expect(await chosen()).toBe('es');
  const unknown = await call(person, 'POST', '/account/language', { language: 'xx' });
  expect([unknown.statusCode, unknown.json().error]).toEqual([400, expect.stringMatching(/^language /)]);
  expect(await chosen()).toBe('es');
});

test('a new account has the language of the sign-up page', async () => {
  const person = { name: 'Inés', email: 'ines@example.com', password: testPassword };
  expect((await callAuth('/sign-up/email', { ...person, language: 'es' })).statusCode).toBe(200);
  const { language } = await db
    .selectFrom('users')
    .select('language')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  expect(language).toBe('es');
});

test('a new password ends the other sessions and replaces the old password', async () => {
  const here = await signUp();
  const there = await signIn(here);
  const change = { current_password: testPassword, new_password: 'a quite different one' };
  expect((await call(here, 'POST', '/account/password', change)).statusCode).toBe(200);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  await expect(signIn(here)).rejects.toThrow('401');
  await signIn({ email: here.email, password: change.new_password });
});

test('changing the password invalidates earlier reset links', async () => {
  const person = await signUp();
  const token = await db.transaction().execute((tx) => createResetToken(tx, person.user.id));
  const change = { current_password: testPassword, new_password: 'a quite different one' };
  expect((await call(person, 'POST', '/account/password', change)).statusCode).toBe(200);
  expect((await callAuth('/reset-password', { token, newPassword: testPassword })).statusCode).toBe(400);
});

test('changing the password requires the current one, and attempts are limited', async () => {
  const person = await signUp();
  const guess = (current_password: string) =>
    call(person, 'POST', '/account/password', { current_password, new_password: 'a quite different one' });
  const wrong = await guess('a wrong password');
  expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'current_password is wrong.']);
  const responses = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(`guess number ${i}`)));
  expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
  expect((await guess(testPassword)).statusCode).toBe(429);
});

test('a session can be ended only by its own user', async () => {
  const [here, stranger] = [await signUp(), await signUp()];
  const there = await signIn(here);
  const other = (await account(here)).sessions.find(({ current }: { current: boolean }) => !current).id;
  for (const id of [other, uuidv7(), 'x']) {
    expect((await call(stranger, 'DELETE', `/account/sessions/${id}`)).statusCode).toBe(404);
  }
  expect((await call(here, 'DELETE', `/account/sessions/${other}`)).statusCode).toBe(200);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
});

test('signing out all others keeps this session and those of other users', async () => {
  const [here, stranger] = [await signUp(), await signUp()];
  const others = [await signIn(here), await signIn(here)];
  expect((await call(here, 'POST', '/account/sign-out-others')).statusCode).toBe(200);
  expect([await isIn(here), await isIn(stranger)]).toEqual([true, true]);
  for (const there of others) expect(await isIn(there)).toBe(false);
});
