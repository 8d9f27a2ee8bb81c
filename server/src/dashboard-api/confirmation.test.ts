// Confirmation of e-mail addresses: the actions that require it, the mailed link, and its limits.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCheckout } from '../billing/checkout.ts';
import { createResetToken } from '../clients/account-links.ts';
import { sql } from '../db/db.ts';
import { createConfirmationEndpoints } from './confirmation.ts';
import { createCreditEndpoints } from './credits.ts';
import { createKeyEndpoints } from './keys.ts';
import { createTeamEndpoints } from './team.ts';
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
      ...createConfirmationEndpoints({ db, mailer: sends, publicUrl }),
      ...createKeyEndpoints({ db, keyPrefix: 'gr', sandboxDailyCredits: 500 }),
      ...createTeamEndpoints({ db, publicUrl }),
      ...createCreditEndpoints({ db, checkout: createCheckout({ ...shop, db }) }),
    ],
  });
const shop = {
  provider: undefined,
  allowTest: true,
  seller: { name: 'Shop', address: [], taxId: null, tax: null },
  publicUrl,
  log: { warn: () => undefined } as never,
};
const dashboard = await open(mailer);
const { db, call, signUp, signIn, callAuth, logged } = dashboard;
afterAll(dashboard.close);
beforeEach(() => mailer.clear());

const restricted = [
  ['/keys', { replaces: null }],
  ['/team/invitations', { role: 'owner' }],
  [`/credits/purchases/${randomUUID()}`, { credits: 100 }],
] as const;
const statuses = async (person: Person, at = dashboard) =>
  Promise.all(restricted.map(async ([path, body]) => (await at.call(person, 'POST', path, body)).statusCode));

/** Of the last mail to this person. */
async function tokenOf({ email }: Person): Promise<string> {
  await expect.poll(() => mails.some(({ to }) => to === email)).toBe(true);
  const { text } = mails.findLast(({ to }) => to === email)!;
  return /http:\/\/127\.0\.0\.1:8080\/confirm#(\S+)/.exec(text)![1]!;
}

const confirm = (person: Parameters<typeof call>[0], token: string) =>
  call(person, 'POST', '/account/confirmation', { token });

test('the e-mail is in the language in which the user signed up', async () => {
  const email = `${randomUUID()}@example.com`;
  await callAuth('/sign-up/email', { name: 'Ada', email, password: testPassword, language: 'es' });
  await expect.poll(() => mails.find(({ to }) => to === email)?.subject).toContain('Confirma tu correo');
});

test('only keys, invitations and purchases require a confirmed address', async () => {
  const ada = await signUp({ name: 'Ada' });
  expect((await call(ada, 'GET', '/me')).json()).toMatchObject({ mail: true, visitor: { email_verified: false } });
  const refused = await call(ada, 'POST', '/keys', { replaces: null });
  expect([refused.statusCode, refused.json().error]).toEqual([
    403,
    `Your e-mail address is not confirmed. Open the link in the confirmation e-mail sent to ${ada.email}.`,
  ]);
  expect(await statuses(ada)).toEqual([403, 403, 403]);
  expect((await call(ada, 'GET', '/keys')).statusCode).toBe(200);

  const token = await tokenOf(ada);
  expect((await confirm(ada, token)).statusCode).toBe(200);
  expect((await call(ada, 'GET', '/me')).json().visitor).toMatchObject({ email_verified: true });
  expect(await statuses(ada)).toEqual([200, 200, 200]);
  // A reload opens the link again.
  expect((await confirm(ada, token)).statusCode).toBe(200);
  expect(logged.join('')).not.toContain(token);
});

test('the link works only for its own signed-in user', async () => {
  const [ada, stranger] = [await signUp(), await signUp()];
  const token = await tokenOf(ada);
  expect((await confirm(undefined, token)).statusCode).toBe(401);
  expect((await confirm(stranger, token)).statusCode).toBe(404);
  expect((await confirm(ada, 'f'.repeat(48))).statusCode).toBe(404);
  expect((await confirm(await signIn(ada), token)).statusCode).toBe(200);
});

test('the link names its address before sign-in, until it is used; a guessed one names none', async () => {
  const ada = await signUp();
  const token = await tokenOf(ada);
  const preview = (link: string) => call(undefined, 'POST', '/confirmations/preview', { token: link });
  expect((await preview(token)).json()).toEqual({ email: ada.email });
  expect((await preview('f'.repeat(48))).statusCode).toBe(404);
  // A link that sets a password is not one that confirms an address.
  expect((await preview(await createResetToken(db, ada.user.id))).statusCode).toBe(404);
  await confirm(ada, token);
  expect((await preview(token)).statusCode).toBe(404);
  expect(logged.join('')).not.toContain(token);
});

test('the link expires after a day and is invalidated by a new password', async () => {
  const late = await signUp();
  const token = await tokenOf(late);
  await sql`update verifications set expires_at = expires_at - interval '1 day' where value = ${late.user.id}`.execute(
    db,
  );
  expect((await confirm(late, token)).statusCode).toBe(404);
  expect((await call(undefined, 'POST', '/confirmations/preview', { token })).statusCode).toBe(404);
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from expires_at - now())::float / 3600 as hours from verifications where value = ${late.user.id}`.execute(
    db,
  );
  expect(rows[0]!.hours).toBeLessThanOrEqual(0);

  const ada = await signUp();
  const before = await tokenOf(ada);
  const reset = await createResetToken(db, ada.user.id);
  await callAuth('/reset-password', { token: reset, newPassword: 'another password' });
  const { rows: kept } = await sql`select from verifications where value = ${ada.user.id}`.execute(db);
  expect([kept.length, before.length]).toEqual([0, 48]);
});

test('confirming the address keeps the sessions and the password', async () => {
  const ada = await signUp();
  const elsewhere = await signIn(ada);
  await confirm(ada, await tokenOf(ada));
  expect((await call(elsewhere, 'GET', '/me')).json().visitor).toMatchObject({ email_verified: true });
  await signIn(ada);
});

test('at most five e-mails are sent in half an hour, and they do not contain the name of the user', async () => {
  const ada = await signUp({ name: 'Your account is blocked. Go to https://evil.example and' });
  await tokenOf(ada);
  const responses = [];
  for (let i = 0; i < 6; i++) responses.push(await call(ada, 'POST', '/account/confirmation-mail'));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429, 429]);
  expect(mails).toHaveLength(5);
  expect(JSON.stringify(mails)).not.toContain('evil');
  await confirm(ada, await tokenOf(ada));
  expect((await call(ada, 'POST', '/account/confirmation-mail')).statusCode).toBe(409);
});

test('a sign-up succeeds if the e-mail cannot be sent, and a request for another one gets the error', async () => {
  mailer.broken = true;
  const ada = await signUp();
  await expect.poll(() => logged.join('')).toContain('the confirmation e-mail was not sent');
  const response = await call(ada, 'POST', '/account/confirmation-mail');
  expect([response.statusCode, response.json().error]).toEqual([
    503,
    'The e-mail could not be sent. Try again in a few minutes.',
  ]);
});

test('without a mail server no confirmation is required', async () => {
  const noMail = await open(undefined);
  const ada = await noMail.signUp();
  expect(await statuses(ada, noMail)).toEqual([200, 200, 200]);
  expect((await noMail.call(ada, 'POST', '/account/confirmation-mail')).statusCode).toBe(409);
  await noMail.close();
});
