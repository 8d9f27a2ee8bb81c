// Password reset by e-mail.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestDashboard, testPassword } from '../testing.ts';

const mails: { to: string; subject: string; text: string }[] = [];
let broken = false;
const dashboard = await openTestDashboard({
  mailer: {
    async send(mail) {
      mails.push(mail);
      if (broken) throw new Error('refused by the server');
    },
  },
});
const { callAuth, call, signUp, signIn, logged } = dashboard;
afterAll(dashboard.close);
beforeEach(() => void mails.splice(0));
const resetMails = () => mails.filter(({ subject }) => subject.includes('password'));

const ask = (email: string) => callAuth('/request-password-reset', { email });

test('known and unknown addresses get the same response, and only a known one gets an e-mail', async () => {
  const { email } = await signUp({ name: 'Ada' });
  const timed = async (address: string) => {
    const start = performance.now();
    const { statusCode, body } = await ask(address);
    return { statusCode, body, patient: performance.now() - start > 290 };
  };
  const known = await timed(email);
  expect(known).toEqual({ statusCode: 200, body: '{}', patient: true });
  expect(await timed('nobody@example.com')).toEqual(known);
  expect(resetMails()).toMatchObject([{ to: email }]);
});

test('the mailed link sets a new password and is not logged', async () => {
  const person = await signUp();
  await ask(person.email);
  const token = /http:\/\/127\.0\.0\.1:8080\/reset#(\S+)/.exec(resetMails()[0]!.text)![1]!;
  expect((await callAuth('/reset-password', { token, newPassword: 'a new password' })).statusCode).toBe(200);
  expect((await call(person, 'GET', '/me')).json().visitor).toBeNull();
  await expect(signIn({ email: person.email, password: testPassword })).rejects.toThrow('401');
  await signIn({ email: person.email, password: 'a new password' });
  expect(logged.join('')).not.toContain(token);
});

test('a user who is locked out by attempts of others can sign in with a new password', async () => {
  const { email } = await signUp();
  await Promise.all(Array.from({ length: 12 }, () => callAuth('/sign-in/email', { email, password: 'a guess' })));
  await expect(signIn({ email })).rejects.toThrow('429');
  await ask(email);
  const token = /#(\S+)/.exec(resetMails()[0]!.text)![1]!;
  await callAuth('/reset-password', { token, newPassword: 'a new password' });
  await signIn({ email, password: 'a new password' });
});

test('the e-mail does not contain the name of the user', async () => {
  const { email } = await signUp({ name: 'Your account is blocked. Go to https://evil.example and' });
  await ask(email);
  expect(resetMails()).toHaveLength(1);
  expect(resetMails()[0]!.text).not.toContain('evil');
});

test('at most five e-mails are sent to an address in half an hour, and unknown addresses get the same responses', async () => {
  const { email } = await signUp();
  const codes = async (address: string) =>
    (await Promise.all(Array.from({ length: 7 }, () => ask(address)))).map(({ statusCode }) => statusCode).sort();
  expect(await codes(email)).toEqual([...Array(5).fill(200), 429, 429]);
  expect(resetMails()).toHaveLength(5);
  expect(await codes('nobody.at.all@example.com')).toEqual([...Array(5).fill(200), 429, 429]);
  expect(resetMails()).toHaveLength(5);
});

test('an e-mail that cannot be sent is logged and not reported to the user', async () => {
  const { email } = await signUp();
  broken = true;
  expect((await ask(email)).statusCode).toBe(200);
  await expect.poll(() => logged.join('')).toContain('the password reset e-mail was not sent');
});

test('without a mail server the error refers to the operator', async () => {
  const noMail = await openTestDashboard();
  const { email } = await noMail.signUp();
  for (const address of [email, 'nobody@example.com']) {
    const { statusCode, body } = await noMail.callAuth('/request-password-reset', { email: address });
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'RESET_PASSWORD_DISABLED']);
    expect(JSON.parse(body).error).toContain('Ask the operator');
  }
  await noMail.close();
});
