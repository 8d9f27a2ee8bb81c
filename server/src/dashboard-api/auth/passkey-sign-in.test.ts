// Signing in with a passkey: once with each challenge, and every response that is refused.
import { afterAll, describe, expect, test } from 'vitest';
import { createResetToken } from '../../clients/account-links.ts';
import { listAuditLog } from '../../clients/audit-log.ts';
import { revokePasskeys } from '../../clients/passkeys.ts';
import { sql } from '../../db/db.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { createAccountEndpoints } from '../account.ts';
import { createPasskeyEndpoints } from '../passkeys.ts';
import { cookieOf, newAddress, openTestDashboard, type Person, testPassword } from '../testing.ts';
import { relyingParty } from './origins.ts';
import { codeOf } from './testing-authenticator.ts';
import { createAuthenticator, type Deviations } from './testing-passkey.ts';

// Its passkeys are those of localhost.
const publicUrl = 'http://127.0.0.1:8080';
const origin = 'http://localhost:8080';
const dashboard = await openTestDashboard({
  publicUrl,
  endpoints: ({ db }) => [...createPasskeyEndpoints({ db, publicUrl }), ...createAccountEndpoints({ db })],
});
const { db, call, callAuth, signUp } = dashboard;
afterAll(dashboard.close);

type Authenticator = ReturnType<typeof createAuthenticator>;

async function addPasskey(person: Person, { counts = false } = {}): Promise<Authenticator> {
  const authenticator = createAuthenticator({ origin, domain: 'localhost', counts });
  const options = (await call(person, 'POST', '/account/passkeys/options', { current_password: testPassword })).json();
  const body = { name: 'Phone', credential: authenticator.create(options) };
  expect((await call(person, 'POST', '/account/passkeys', body)).statusCode).toBe(200);
  return authenticator;
}

async function personWithPasskey(given: { counts?: boolean } = {}) {
  const person = await signUp();
  return { person, authenticator: await addPasskey(person, given) };
}

const challenge = async (): Promise<{ challenge: string }> => (await callAuth('/sign-in/passkey-options', {})).json();
const present = (credential: unknown, address = newAddress()) =>
  callAuth('/sign-in/passkey', { credential }, { address });
const signInWith = async (authenticator: Authenticator, over?: Deviations) =>
  present(authenticator.get(await challenge(), over));
type Response = Awaited<ReturnType<typeof present>>;
const accountAfter = async (response: Response) =>
  (await call({ cookie: cookieOf(response), address: newAddress() }, 'GET', '/account')).json();
const refusal = (response: Response) => [response.statusCode, response.json().code, cookieOf(response)];
const REJECTED = [401, 'PASSKEY_REJECTED', ''];

test.each([
  ['https://video.example', 'video.example', 'https://video.example'],
  ['https://video.example:8443', 'video.example', 'https://video.example:8443'],
  ['http://localhost:8080', 'localhost', 'http://localhost:8080'],
  ['http://127.0.0.1:8080', 'localhost', 'http://localhost:8080'],
  ['http://127.0.0.2:8080', undefined, undefined],
  ['http://[::1]:8080', undefined, undefined],
  ['https://192.0.2.7', undefined, undefined],
])('passkeys of %s are for %s', (url, id, at) => {
  expect(relyingParty(url)).toEqual(id === undefined ? undefined : { id, origin: at });
});

test('a passkey signs its user in without an e-mail address or a password, and its use is recorded', async () => {
  const { person, authenticator } = await personWithPasskey();
  const options = (await callAuth('/sign-in/passkey-options', {})).json();
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options.allowCredentials).toBeUndefined();
  const response = await present(authenticator.get(options));
  expect([response.statusCode, response.json()]).toEqual([200, {}]);
  const { email, passkeys, sessions } = await accountAfter(response);
  expect(email).toBe(person.email);
  expect(sessions).toHaveLength(2);
  expect(Date.now() - Date.parse(passkeys[0].last_used_at)).toBeLessThan(60_000);
});

test('it replaces the code of two-factor authentication, because the device verified its user', async () => {
  const { person, authenticator } = await personWithPasskey();
  const { uri } = (await callAuth('/two-factor/enable', { current_password: testPassword }, person)).json();
  const code = codeOf(new URL(uri).searchParams.get('secret')!);
  expect((await callAuth('/two-factor/verify-totp', { code }, person)).statusCode).toBe(200);
  expect((await callAuth('/sign-in/email', { email: person.email, password: testPassword })).json()).toEqual({
    two_factor: true,
  });
  expect(await accountAfter(await signInWith(authenticator))).toMatchObject({ email: person.email, two_factor: true });
});

describe('a sign-in is refused', () => {
  test.each<[string, Deviations]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of the same machine under an address without passkeys', { origin: publicUrl }],
    ['of another domain', { domain: 'evil.example' }],
    ['that is a registration', { type: 'webauthn.create' }],
    ['without verification of the user', { unverified: true }],
  ])('%s', async (_what, over) => {
    const { authenticator } = await personWithPasskey();
    expect(refusal(await signInWith(authenticator, over))).toEqual(REJECTED);
  });

  test('with a changed signature, changed data or the signature of another passkey', async () => {
    const { authenticator } = await personWithPasskey();
    const { authenticator: other } = await personWithPasskey();
    const flip = (given: string, at: number) => {
      const bytes = Buffer.from(given, 'base64url');
      bytes[at]! ^= 1;
      return bytes.toString('base64url');
    };
    const changes: ((good: ReturnType<Authenticator['get']>) => object)[] = [
      ({ response }) => ({ signature: flip(response.signature, 20) }),
      ({ response }) => ({ authenticatorData: flip(response.authenticatorData, 36) }),
      ({ response }) => ({
        clientDataJSON: Buffer.from(`${Buffer.from(response.clientDataJSON, 'base64url')} `).toString('base64url'),
      }),
      () => ({ signature: '' }),
    ];
    for (const change of changes) {
      const good = authenticator.get(await challenge());
      expect(refusal(await present({ ...good, response: { ...good.response, ...change(good) } }))).toEqual(REJECTED);
    }
    const foreign = other.get(await challenge());
    // With the id of another user's passkey, alone and with that user's handle.
    const own = authenticator.get(await challenge());
    expect(refusal(await present({ ...foreign, id: own.id, rawId: own.id }))).toEqual(REJECTED);
    const response = { ...other.get(await challenge()).response, userHandle: own.response.userHandle };
    expect(refusal(await present({ ...foreign, id: own.id, rawId: own.id, response }))).toEqual(REJECTED);
  });

  test('with the handle of another user, or none', async () => {
    const { authenticator } = await personWithPasskey();
    const { authenticator: other } = await personWithPasskey();
    for (const userHandle of [other.get(await challenge()).response.userHandle, '']) {
      const good = authenticator.get(await challenge());
      expect(refusal(await present({ ...good, response: { ...good.response, userHandle } }))).toEqual(REJECTED);
    }
  });

  test('with a challenge that was used, has expired or was never sent', async () => {
    const { person, authenticator } = await personWithPasskey();
    const options = await challenge();
    const credential = authenticator.get(options);
    expect((await present(credential)).statusCode).toBe(200);
    const late = authenticator.get(await challenge());
    await sql`update verifications set expires_at = now()`.execute(db);
    const registration = (
      await call(person, 'POST', '/account/passkeys/options', { current_password: testPassword })
    ).json();
    const replays = [credential, authenticator.get(options), late, authenticator.get(registration)];
    for (const replay of [...replays, authenticator.get({ challenge: 'AAAA' })]) {
      expect(refusal(await present(replay))).toEqual([401, 'PASSKEY_EXPIRED', '']);
    }
  });

  test('but for one, if a response is sent several times at once', async () => {
    const { authenticator } = await personWithPasskey();
    const credential = authenticator.get(await challenge());
    const responses = await Promise.all([1, 2, 3, 4].map(() => present(credential)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  test('with a copy of a passkey: its counter does not grow', async () => {
    const { authenticator } = await personWithPasskey({ counts: true });
    expect((await signInWith(authenticator)).statusCode).toBe(200);
    expect((await signInWith(authenticator, { counter: 100 })).statusCode).toBe(200);
    for (const counter of [0, 5, 100]) expect(refusal(await signInWith(authenticator, { counter }))).toEqual(REJECTED);
    const options = [await challenge(), await challenge(), await challenge()];
    const responses = await Promise.all(options.map((each) => present(authenticator.get(each, { counter: 101 }))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });

  test('with a passkey that is not registered', async () => {
    const stranger = createAuthenticator({ origin, domain: 'localhost' });
    const response = await signInWith(stranger);
    expect(refusal(response)).toEqual([401, 'UNKNOWN_PASSKEY', '']);
    expect(response.json().error).toContain('not registered here');
  });

  test('with a malformed body', async () => {
    const { authenticator } = await personWithPasskey();
    const good = authenticator.get(await challenge());
    for (const [credential, field] of [
      [undefined, 'credential'],
      [{ ...good, rawId: 7 }, 'credential.rawId'],
      [{ ...good, response: { ...good.response, signature: 'A'.repeat(8_001) } }, 'credential.response.signature'],
    ] as const) {
      const response = await present(credential);
      expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining(field)]);
    }
    for (const change of [{ clientDataJSON: 'AAAA' }, { clientDataJSON: '' }]) {
      const response = await present({ ...good, response: { ...good.response, ...change } });
      expect(refusal(response)).toEqual([401, 'PASSKEY_EXPIRED', '']);
    }
  });
});

test('attempts are limited to twenty a minute for each network address', async () => {
  const stranger = createAuthenticator({ origin, domain: 'localhost' });
  const address = newAddress();
  const credential = stranger.get({ challenge: 'AAAA' });
  const responses = await Promise.all(Array.from({ length: 22 }, () => present(credential, address)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(20).fill(401), 429, 429]);
});

test('a password reset keeps the passkeys of a user with a verified address', async () => {
  const { person, authenticator } = await personWithPasskey();
  await sql`update users set email_verified = true where id = ${person.user.id}`.execute(db);
  const token = await createResetToken(db, person.user.id);
  expect((await callAuth('/reset-password', { token, newPassword: 'a quite different one' })).statusCode).toBe(200);
  expect((await signInWith(authenticator)).statusCode).toBe(200);
});

test('an operator removes the passkeys and ends the sessions of a user once, with an entry in the audit log', async () => {
  const { person, authenticator } = await personWithPasskey();
  const { id: user, client } = person.user;
  const revoke = () =>
    revokePasskeys(db, { id: uuidv7(), user, client, actor: 'command line', reason: 'the phone was stolen' });
  expect((await Promise.all([revoke(), revoke()])).sort()).toEqual([false, true]);
  expect(await listAuditLog(db, { client, limit: 10 })).toMatchObject([
    { action: 'remove_passkeys', actor: 'command line', reason: 'the phone was stolen' },
  ]);
  expect(refusal(await signInWith(authenticator))).toEqual([401, 'UNKNOWN_PASSKEY', '']);
  expect((await call(person, 'GET', '/account')).statusCode).toBe(401);
});
