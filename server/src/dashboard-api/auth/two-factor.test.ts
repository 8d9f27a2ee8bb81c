// Two-factor authentication: turning it on, sign-in with codes, replays, guesses, races, and every way around it.
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createResetToken } from '../../clients/account-links.ts';
import { listAuditLog } from '../../clients/audit-log.ts';
import { resetTwoFactor } from '../../clients/two-factor.ts';
import { sql } from '../../db/db.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { createAccountEndpoints } from '../account.ts';
import { cookieOf, newAddress, openTestDashboard, type Person, testPassword } from '../testing.ts';
import { codeOf } from './testing-authenticator.ts';
import { newProviderUser, signInWithProvider } from './testing-providers.ts';

const publicUrl = 'https://video.example';
const keys = { clientId: 'id', clientSecret: 'secret' };
const dashboard = await openTestDashboard({
  publicUrl,
  providers: { github: keys },
  endpoints: ({ db }) => createAccountEndpoints({ db }),
});
const { db, call, callAuth, signUp, logged } = dashboard;
afterAll(dashboard.close);
afterEach(() => vi.unstubAllGlobals());

type Response = Awaited<ReturnType<typeof callAuth>>;
type Browser = Pick<Person, 'cookie' | 'address'>;

/** The cookies after a response, as a browser keeps them. */
function browserAfter({ cookie, address }: Browser, response: Response): Browser {
  const jar = new Map<string, string>();
  const add = (line: string) => line && jar.set(line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1));
  cookie.split('; ').forEach(add);
  cookieOf(response).split('; ').forEach(add);
  const kept = [...jar].filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  return { cookie: kept.join('; '), address };
}

const post = (browser: Browser, path: string, body: unknown) => callAuth(path, body, browser);
const isIn = async (browser: Browser) => (await call(browser, 'GET', '/account')).statusCode === 200;
const isOn = async (browser: Browser) => (await call(browser, 'GET', '/account')).json().two_factor;
const secretOf = (uri: string) => new URL(uri).searchParams.get('secret')!;
const codeAt = (uri: string, periods: number) => codeOf(secretOf(uri), periods);

/** A user with the second factor on, whose code of the previous 30 seconds is used. */
async function protectedUser() {
  const person = await signUp();
  const setup = await post(person, '/two-factor/enable', { current_password: testPassword });
  expect(setup.statusCode).toBe(200);
  const { uri, recovery_codes } = setup.json() as { uri: string; recovery_codes: string[] };
  const verified = await post(person, '/two-factor/verify-totp', { code: codeAt(uri, -1) });
  expect([verified.statusCode, verified.json()]).toEqual([200, {}]);
  return { person, uri, codes: recovery_codes, browser: browserAfter(person, verified) };
}

/** The password is right; the code is still missing. */
async function challenge(email: string, password = testPassword): Promise<Browser> {
  const browser = { cookie: '', address: newAddress() };
  const response = await post(browser, '/sign-in/email', { email, password });
  expect([response.statusCode, response.json()]).toEqual([200, { two_factor: true }]);
  return browserAfter(browser, response);
}

test('the first code turns it on; then the password alone no longer signs in', async () => {
  const { person, uri, codes, browser } = await protectedUser();
  expect(await isOn(browser)).toBe(true);
  expect(new Set(codes).size).toBe(10);
  const waiting = await challenge(person.email);
  expect(await isIn(waiting)).toBe(false);
  const wrong = await post(waiting, '/two-factor/verify-totp', { code: '000000' });
  expect([wrong.statusCode, wrong.json().error]).toEqual([401, 'Wrong code. Enter the code that your app shows now.']);
  const right = await post(waiting, '/two-factor/verify-totp', { code: codeAt(uri, 0) });
  expect(right.statusCode).toBe(200);
  expect(await isIn(browserAfter(waiting, right))).toBe(true);
});

test('until the first code is right it is off, and the set-up can begin again', async () => {
  const person = await signUp();
  await post(person, '/two-factor/enable', { current_password: testPassword });
  const wrong = await post(person, '/two-factor/verify-totp', { code: '000000' });
  expect([wrong.statusCode, await isOn(person)]).toEqual([401, false]);
  await dashboard.signIn(person);
  const again = await post(person, '/two-factor/enable', { current_password: testPassword });
  expect(again.statusCode).toBe(200);
  const verified = await post(person, '/two-factor/verify-totp', { code: codeAt(again.json().uri, 0) });
  expect(verified.statusCode).toBe(200);
});

test('a code works once, also in another browser and at once', async () => {
  const { person, uri } = await protectedUser();
  const browsers = await Promise.all([1, 2, 3].map(() => challenge(person.email)));
  const code = codeAt(uri, 0);
  const responses = await Promise.all(browsers.map((browser) => post(browser, '/two-factor/verify-totp', { code })));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  const signedIn = await Promise.all(responses.map((response, i) => isIn(browserAfter(browsers[i]!, response))));
  expect(signedIn.filter(Boolean)).toHaveLength(1);
  const late = await post(await challenge(person.email), '/two-factor/verify-totp', { code });
  expect([late.statusCode, late.json().error]).toEqual([401, 'This code was already used. Wait for the next one.']);
});

test('a recovery code signs in once, typed in any way, and of two at once only one does', async () => {
  const { person, codes } = await protectedUser();
  const browsers = await Promise.all([challenge(person.email), challenge(person.email)]);
  const responses = await Promise.all(
    browsers.map((browser) => post(browser, '/two-factor/verify-backup-code', { code: codes[0] })),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const reuse = await post(await challenge(person.email), '/two-factor/verify-backup-code', { code: codes[0] });
  expect([reuse.statusCode, reuse.json().error]).toEqual([
    401,
    'Wrong recovery code, or one that was already used. Try another one.',
  ]);
  const waiting = await challenge(person.email);
  const typed = ` ${codes[1]!.toUpperCase().replace('-', ' ')} `;
  const response = await post(waiting, '/two-factor/verify-backup-code', { code: typed });
  expect(await isIn(browserAfter(waiting, response))).toBe(true);
});

test('new recovery codes replace the old ones and need the password', async () => {
  const { person, codes, browser } = await protectedUser();
  const path = '/two-factor/generate-backup-codes';
  expect((await post(browser, path, {})).statusCode).toBe(400);
  expect((await post(browser, path, { current_password: 'not the password' })).statusCode).toBe(400);
  const fresh = (await post(browser, path, { current_password: testPassword })).json().recovery_codes;
  const old = await post(await challenge(person.email), '/two-factor/verify-backup-code', { code: codes[0] });
  const now = await post(await challenge(person.email), '/two-factor/verify-backup-code', { code: fresh[0] });
  expect([old.statusCode, now.statusCode]).toEqual([401, 200]);
});

test('guesses are limited for each sign-in and for the account, whatever the address', async () => {
  const { person, uri, codes } = await protectedUser();
  const guess = async (browser: Browser) =>
    (await post({ ...browser, address: newAddress() }, '/two-factor/verify-totp', { code: '000000' })).json().code;
  const first = await challenge(person.email);
  for (let i = 0; i < 5; i += 1) expect(await guess(first)).toBe('INVALID_CODE');
  expect(await guess(first)).toBe('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE');
  expect(await guess(first)).toBe('INVALID_TWO_FACTOR_COOKIE');
  const second = await challenge(person.email);
  for (let i = 0; i < 5; i += 1) expect(await guess(second)).toBe('INVALID_CODE');
  const third = await challenge(person.email);
  const right = await post(third, '/two-factor/verify-totp', { code: codeAt(uri, 0) });
  expect([right.statusCode, right.json().code]).toEqual([429, 'ACCOUNT_TEMPORARILY_LOCKED']);
  expect((await post(third, '/two-factor/verify-backup-code', { code: codes[0] })).statusCode).toBe(429);
});

test('concurrent guesses are all counted', async () => {
  const { person } = await protectedUser();
  const browser = await challenge(person.email);
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      post({ ...browser, address: newAddress() }, '/two-factor/verify-totp', { code: String(100_000 + i) }),
    ),
  );
  expect(responses.filter((response) => response.json().code === 'INVALID_CODE').length).toBeLessThanOrEqual(5);
});

test('a signed-in user cannot guess codes without a limit', async () => {
  const { browser } = await protectedUser();
  const responses = await Promise.all(
    Array.from({ length: 15 }, (_, i) =>
      post({ ...browser, address: newAddress() }, '/two-factor/verify-totp', { code: String(100_000 + i) }),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(5);
});

test('turning it on and off needs a session and the password', async () => {
  const { person, browser } = await protectedUser();
  for (const path of ['/two-factor/enable', '/two-factor/disable', '/two-factor/generate-backup-codes']) {
    const guest = { cookie: '', address: newAddress() };
    expect((await post(guest, path, { current_password: testPassword })).statusCode).toBe(401);
    expect((await post(await challenge(person.email), path, { current_password: testPassword })).statusCode).toBe(401);
    expect((await post(browser, path, { current_password: 'not the password' })).statusCode).toBe(400);
  }
  const twice = await post(browser, '/two-factor/enable', { current_password: testPassword });
  expect([twice.statusCode, twice.json().code]).toEqual([400, 'TOTP_ALREADY_ENABLED']);
  const off = await post(browser, '/two-factor/disable', { current_password: testPassword });
  expect([off.statusCode, await isOn(browserAfter(browser, off))]).toEqual([200, false]);
  expect((await sql`select from two_factors where user_id = ${person.user.id}`.execute(db)).rows).toHaveLength(0);
  await dashboard.signIn(person);
});

test('a provider is asked for the code too, also one that was linked by somebody who reads the e-mails', async () => {
  const { person, uri } = await protectedUser();
  await sql`update users set email_verified = true where id = ${person.user.id}`.execute(db);
  const user = { ...newProviderUser(), email: person.email };
  for (const step of [0, 1]) {
    const back = await signInWithProvider(dashboard, user);
    expect([back.visitor, back.location]).toEqual([null, '/sign-in?two_factor=true']);
    const response = await post(back.person, '/two-factor/verify-totp', { code: codeAt(uri, step) });
    expect(await isIn(browserAfter(back.person, response))).toBe(true);
  }
});

test('a password reset does not turn it off, and voids a sign-in that waits for its code', async () => {
  const { person, uri } = await protectedUser();
  await sql`update users set email_verified = true where id = ${person.user.id}`.execute(db);
  const waiting = await challenge(person.email);
  const token = await createResetToken(db, person.user.id);
  const newPassword = 'a quite different one';
  expect((await callAuth('/reset-password', { token, newPassword })).statusCode).toBe(200);
  const late = await post(waiting, '/two-factor/verify-totp', { code: codeAt(uri, 0) });
  expect([late.statusCode, late.json().error]).toEqual([401, 'This sign-in has expired. Start again.']);
  await challenge(person.email, newPassword);
});

test('the owner of an address who takes over an account is not asked for the code of the stranger', async () => {
  const { person } = await protectedUser();
  const token = await createResetToken(db, person.user.id);
  const newPassword = 'only the owner knows this';
  expect((await callAuth('/reset-password', { token, newPassword })).statusCode).toBe(200);
  await dashboard.signIn({ email: person.email, password: newPassword });
});

test('an operator turns it off once, with an entry in the audit log', async () => {
  const { person } = await protectedUser();
  const { id: user, client } = person.user;
  const reset = () =>
    resetTwoFactor(db, { id: uuidv7(), user, client, actor: 'command line', reason: 'lost the phone' });
  expect((await Promise.all([reset(), reset()])).sort()).toEqual([false, true]);
  expect(await listAuditLog(db, { client, limit: 10 })).toMatchObject([
    { action: 'reset_two_factor', actor: 'command line', reason: 'lost the phone' },
  ]);
  await dashboard.signIn(person);
});

test('a crash while it is turned on or off leaves it wholly on or off', async () => {
  const person = await signUp();
  await post(person, '/two-factor/enable', { current_password: testPassword });
  const verified = async () =>
    (await sql<{ verified: boolean }>`select verified from two_factors where user_id = ${person.user.id}`.execute(db))
      .rows;
  expect(await verified()).toEqual([{ verified: false }]);
  await sql`update users set two_factor_enabled = true where id = ${person.user.id}`.execute(db);
  expect(await verified()).toEqual([{ verified: true }]);
  await sql`update users set two_factor_enabled = false where id = ${person.user.id}`.execute(db);
  expect(await verified()).toEqual([]);
});

test('neither the database nor the log has a secret or a recovery code', async () => {
  const { person, uri, codes } = await protectedUser();
  const { rows } = await sql<{ stored: string }>`
    select secret || recovery_codes as stored from two_factors where user_id = ${person.user.id}`.execute(db);
  for (const text of [secretOf(uri), ...codes]) {
    expect(rows[0]!.stored).not.toContain(text);
    expect(logged.join('')).not.toContain(text);
  }
});
