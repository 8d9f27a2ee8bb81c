// Changing the e-mail address: proof, the mailed link, the notice, and races.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createResetToken } from '../clients/account-links.ts';
import { sql } from '../db/db.ts';
import { createEmailChangeEndpoints } from './email-change.ts';
import { createTeamEndpoints } from './team.ts';
import { createTeamsEndpoints } from './teams.ts';
import { openTestDashboard, type Person, testPassword } from './testing.ts';
import { createTestMailer } from './testing-mailer.ts';

const publicUrl = 'http://127.0.0.1:8080';
const mailer = createTestMailer();
const { mails } = mailer;
const open = (sends: typeof mailer | undefined) =>
  openTestDashboard({
    publicUrl,
    mailer: sends,
    endpoints: ({ db }) => [
      ...createEmailChangeEndpoints({ db, mailer: sends, publicUrl }),
      ...createTeamEndpoints({ db, publicUrl }),
      ...createTeamsEndpoints({ db }),
    ],
  });
const dashboard = await open(mailer);
const { db, call, callAuth, signUp, signIn, logged } = dashboard;
afterAll(dashboard.close);
beforeEach(() => mailer.clear());

let count = 0;
const newEmail = () => `New-${++count}@Example.com`;
const ask = (person: Person, email: string, current_password: string | undefined = testPassword) =>
  call(person, 'POST', '/account/email', { email, current_password });
const confirm = (person: Person, email: string, token: string) =>
  call(person, 'POST', '/account/email/confirmation', { email, token });
const addressOf = async (person: Person) => (await call(person, 'GET', '/me')).json().visitor?.email;

/** Both parts of the link in the last mail to this address. */
function linkTo(email: string): { token: string; email: string } {
  const { text } = mails.findLast(({ to }) => to === email.toLowerCase())!;
  const [, token, address] = /change-email#(\w+):(\S+)/.exec(text)!;
  return { token: token!, email: decodeURIComponent(address!) };
}

test('the address changes when the link sent to the new one is opened; a notice went to the old one before', async () => {
  const person = await signUp();
  const email = newEmail();
  expect((await ask(person, email)).statusCode).toBe(200);
  const sent = mails.filter(({ subject }) => subject !== 'Confirm your e-mail address for Greenroom');
  expect(sent.map(({ to }) => to)).toEqual([person.email, email.toLowerCase()]);
  expect(sent[0]!.text).not.toContain('#');
  expect(await addressOf(person)).toBe(person.email);

  const link = linkTo(email);
  expect((await confirm(person, link.email, link.token)).statusCode).toBe(200);
  expect((await call(person, 'GET', '/me')).json().visitor).toMatchObject({
    email: email.toLowerCase(),
    email_verified: true,
  });
  expect((await confirm(person, link.email, link.token)).statusCode).toBe(404);
  await expect(signIn(person)).rejects.toThrow('401');
  await signIn({ email });
  expect(logged.join('')).not.toContain(link.token);
});

test('a link changes the address only of the user who asked, and only to the address that it was sent to', async () => {
  const [person, stranger] = [await signUp(), await signUp()];
  const email = newEmail();
  await ask(person, email);
  const { token } = linkTo(email);
  expect((await confirm(stranger, email, token)).statusCode).toBe(404);
  expect((await confirm(person, newEmail(), token)).statusCode).toBe(404);
  expect((await confirm({ ...person, cookie: '' }, email, token)).statusCode).toBe(401);
  expect([await addressOf(person), await addressOf(stranger)]).toEqual([person.email, stranger.email]);
  expect((await confirm(person, email, token)).statusCode).toBe(200);
});

test('a change requires the password, and guesses are limited', async () => {
  const person = await signUp();
  const missing = await call(person, 'POST', '/account/email', { email: newEmail() });
  expect([missing.statusCode, missing.json().error]).toEqual([400, 'current_password is required.']);
  const wrong = await ask(person, newEmail(), 'not the password');
  expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'current_password is wrong.']);
  const guesses = await Promise.all(Array.from({ length: 15 }, (_, i) => ask(person, newEmail(), `guess number ${i}`)));
  expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
  expect((await ask(person, newEmail())).statusCode).toBe(429);
  expect(mails.filter(({ text }) => text.includes('change-email'))).toEqual([]);
});

test('a user without a password needs a sign-in within 15 minutes', async () => {
  const person = await signUp();
  await sql`delete from identities where user_id = ${person.user.id}`.execute(db);
  await sql`update sessions set created_at = now() - interval '16 minutes' where user_id = ${person.user.id}`.execute(
    db,
  );
  const late = await ask(person, newEmail());
  expect([late.statusCode, late.json().error]).toEqual([403, expect.stringContaining('more than 15 minutes ago')]);
  await sql`update sessions set created_at = now() where user_id = ${person.user.id}`.execute(db);
  expect((await ask(person, newEmail())).statusCode).toBe(200);
});

test('the address of another account is refused, also if it signed up after the link was sent', async () => {
  const [person, other] = [await signUp(), await signUp()];
  const taken = await ask(person, other.email);
  expect([taken.statusCode, taken.json().error]).toEqual([
    400,
    'email belongs to another account. Use another address.',
  ]);
  const email = newEmail();
  await ask(person, email);
  const { token } = linkTo(email);
  await signUp({ email });
  const late = await confirm(person, email, token);
  expect([late.statusCode, late.json().error]).toEqual([
    409,
    'Another account uses this e-mail address. Use another one.',
  ]);
  expect(await addressOf(person)).toBe(person.email);
});

test('of two users who open their links to one address at once, one gets it', async () => {
  const people = [await signUp(), await signUp()];
  const email = newEmail();
  const tokens: string[] = [];
  for (const person of people) {
    await ask(person, email);
    tokens.push(linkTo(email).token);
  }
  const responses = await Promise.all(people.map((person, i) => confirm(person, email, tokens[i]!)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a password reset cancels the change', async () => {
  const person = await signUp();
  const email = newEmail();
  await ask(person, email);
  const { token } = linkTo(email);
  const reset = await createResetToken(db, person.user.id);
  const newPassword = 'a quite different one';
  expect((await callAuth('/reset-password', { token: reset, newPassword })).statusCode).toBe(200);
  const again = await signIn({ email: person.email, password: newPassword });
  expect((await confirm(again, email, token)).statusCode).toBe(404);
});

test('too many e-mails to one address are refused', async () => {
  const email = newEmail();
  const responses = [];
  for (let i = 0; i < 6; i += 1) responses.push((await ask(await signUp(), email)).statusCode);
  expect(responses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a mail server that refuses the notice gets no link', async () => {
  const person = await signUp();
  mailer.broken = true;
  expect((await ask(person, newEmail())).statusCode).toBe(503);
  expect(mails.filter(({ text }) => text.includes('change-email'))).toEqual([]);
});

test('without mail, the address cannot be changed', async () => {
  const without = await open(undefined);
  const person = await without.signUp();
  const email = newEmail();
  const response = await without.call(person, 'POST', '/account/email', { email, current_password: testPassword });
  expect([response.statusCode, response.json().error]).toEqual([409, expect.stringContaining('E-mail is not set up')]);
  await without.close();
});

test('an owner who is removed after a change of address cannot return by an earlier invitation, nor by one created during it', async () => {
  const olga = await signUp();
  const inviteOwner = async (by: Person): Promise<string> =>
    (await call(by, 'POST', '/team/invitations', { role: 'owner' })).json().url.split('#')[1];
  await sql`update users set email_verified = true`.execute(db);
  const max = await signUp({ invitation: await inviteOwner(olga) });
  await sql`update users set email_verified = true`.execute(db);
  const earlier = await inviteOwner(max);
  const email = newEmail();
  await ask(max, email);
  const link = linkTo(email);
  // Both wait for the lock on the client; the change of address has it first.
  const [changed, during] = await db.transaction().execute(async (tx) => {
    await sql`select from clients where id = ${olga.user.client} for update`.execute(tx);
    const waiting = async (count: number) =>
      expect
        .poll(
          async () =>
            (
              await sql`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`.execute(db)
            ).rows.length,
        )
        .toBe(count);
    const changing = confirm(max, link.email, link.token);
    await waiting(1);
    const inviting = inviteOwner(max);
    await waiting(2);
    return [changing, inviting].map((promise) => [promise]);
  });
  expect((await (changed as [ReturnType<typeof confirm>])[0]).statusCode).toBe(200);
  const tokens = [earlier, await (during as [Promise<string>])[0]];
  expect((await call(olga, 'DELETE', `/team/members/${max.user.id}`)).statusCode).toBe(200);
  const stranger = await signUp();
  for (const token of tokens) expect((await call(stranger, 'POST', '/account/teams', { token })).statusCode).toBe(404);
});
