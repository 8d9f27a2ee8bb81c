// Adding, renaming and removing passkeys, with an authenticator that really signs, and every registration that is refused.
import type { Passkey } from '@greenroom/contract/dashboard/passkeys';
import { afterAll, describe, expect, test } from 'vitest';
import { suspendClient } from '../clients/suspension.ts';
import { sql } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createAccountEndpoints } from './account.ts';
import { createAuthenticator, type Deviations } from './auth/testing-passkey.ts';
import { createOwnDataEndpoints } from './own-data.ts';
import { createPasskeyEndpoints } from './passkeys.ts';
import { newAddress, openTestDashboard, type Person, testPassword } from './testing.ts';

const publicUrl = 'https://video.example';
const dashboard = await openTestDashboard({
  publicUrl,
  endpoints: ({ db }) => [
    ...createPasskeyEndpoints({ db, publicUrl }),
    ...createAccountEndpoints({ db }),
    ...createOwnDataEndpoints({ db }),
  ],
});
const { db, call, callAuth, signUp } = dashboard;
afterAll(dashboard.close);

const newAuthenticator = () => createAuthenticator({ origin: publicUrl, domain: 'video.example' });
type Authenticator = ReturnType<typeof newAuthenticator>;

const optionsFor = (person: Person, current_password: string | undefined = testPassword) =>
  call(person, 'POST', '/account/passkeys/options', { current_password });
const register = (person: Person, credential: unknown, name = 'Laptop') =>
  call(person, 'POST', '/account/passkeys', { name, credential });
async function add(person: Person, authenticator: Authenticator, over?: Deviations) {
  return register(person, authenticator.create((await optionsFor(person)).json(), over));
}
const passkeysOf = async (person: Person): Promise<Passkey[]> =>
  (await call(person, 'GET', '/account')).json().passkeys;
async function signInWith(authenticator: Authenticator) {
  const address = newAddress();
  const options = (await callAuth('/sign-in/passkey-options', {}, { address })).json();
  return callAuth('/sign-in/passkey', { credential: authenticator.get(options) }, { address });
}

test('a passkey is added with a name and the password, listed, renamed, and removed with the password', async () => {
  const person = await signUp();
  const authenticator = newAuthenticator();
  const options = (await optionsFor(person)).json();
  expect(options).toMatchObject({
    rp: { id: 'video.example', name: 'Greenroom' },
    user: { name: person.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [],
  });
  const added = await register(person, authenticator.create(options), ' My laptop ');
  expect([added.statusCode, added.json()]).toEqual([200, {}]);
  const [passkey] = await passkeysOf(person);
  expect(passkey).toEqual({
    id: expect.any(String),
    name: 'My laptop',
    synced: true,
    created_at: expect.any(String),
    last_used_at: null,
  });
  // A browser does not offer an authenticator that has one.
  expect((await optionsFor(person)).json().excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  const path = `/account/passkeys/${passkey!.id}`;
  expect((await call(person, 'POST', `${path}/name`, { name: 'Work' })).statusCode).toBe(200);
  expect(await passkeysOf(person)).toMatchObject([{ name: 'Work' }]);
  for (const current_password of [undefined, 'not the password']) {
    expect((await call(person, 'POST', `${path}/removal`, { current_password })).statusCode).toBe(400);
  }
  expect((await call(person, 'POST', `${path}/removal`, { current_password: testPassword })).statusCode).toBe(200);
  expect(await passkeysOf(person)).toEqual([]);
  expect((await signInWith(authenticator)).json().code).toBe('UNKNOWN_PASSKEY');
});

test('the options need the password, or a recent sign-in if the user has none', async () => {
  const person = await signUp();
  const missing = await call(person, 'POST', '/account/passkeys/options', {});
  expect([missing.statusCode, missing.json().error]).toEqual([400, 'current_password is required.']);
  expect((await optionsFor(person, 'not the password')).statusCode).toBe(400);
  expect((await call(undefined, 'POST', '/account/passkeys/options', {})).statusCode).toBe(401);
  await sql`delete from identities where user_id = ${person.user.id}`.execute(db);
  expect((await call(person, 'POST', '/account/passkeys/options', {})).statusCode).toBe(200);
  await sql`update sessions set created_at = now() - interval '16 minutes' where user_id = ${person.user.id}`.execute(
    db,
  );
  expect((await call(person, 'POST', '/account/passkeys/options', {})).statusCode).toBe(403);
});

describe('a registration is refused', () => {
  test.each<[string, Deviations]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another domain', { domain: 'evil.example' }],
    ['that is a sign-in', { type: 'webauthn.get' }],
    ['without verification of the user', { unverified: true }],
    ['with an attestation of a device', { format: 'apple' }],
    ['with an unknown attestation', { format: 'x' }],
  ])('%s', async (_what, over) => {
    const person = await signUp();
    const refused = await add(person, newAuthenticator(), over);
    expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringMatching(/^credential is invalid/)]);
    expect(await passkeysOf(person)).toEqual([]);
  });

  test('with a challenge that was used, has expired, is of another user or of a sign-in', async () => {
    const [person, other] = [await signUp(), await signUp()];
    const [used, late] = [(await optionsFor(person)).json(), (await optionsFor(person)).json()];
    expect((await register(person, newAuthenticator().create(used))).statusCode).toBe(200);
    await sql`update verifications set expires_at = now() where value = ${person.user.id}`.execute(db);
    const foreign = (await optionsFor(other)).json();
    const signIn = (await callAuth('/sign-in/passkey-options', {})).json();
    for (const { challenge } of [used, late, foreign, signIn, { challenge: 'AAAA' }]) {
      const refused = await register(person, newAuthenticator().create({ ...used, challenge }));
      expect([refused.statusCode, refused.json().error]).toEqual([409, 'This took too long. Start again.']);
    }
    expect(await passkeysOf(person)).toHaveLength(1);
  });

  test('twice at once with one challenge', async () => {
    const person = await signUp();
    const options = (await optionsFor(person)).json();
    const responses = await Promise.all([1, 2, 3].map(() => register(person, newAuthenticator().create(options))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('of a passkey that somebody has registered', async () => {
    const [person, thief] = [await signUp(), await signUp()];
    const authenticator = newAuthenticator();
    expect((await add(person, authenticator)).statusCode).toBe(200);
    for (const again of [person, thief]) expect((await add(again, authenticator)).statusCode).toBe(409);
    expect(await passkeysOf(thief)).toEqual([]);
  });

  test('of one too many', async () => {
    const person = await signUp();
    await sql`insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced)
      select gen_random_uuid(), ${person.user.id}, 'x', gen_random_uuid()::text, '', 0, '{}', false from generate_series(1, 19)`.execute(
      db,
    );
    const responses = await Promise.all([1, 2].map(() => add(person, newAuthenticator())));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await passkeysOf(person)).toHaveLength(20);
  });

  test('with a malformed body', async () => {
    const person = await signUp();
    const good = newAuthenticator().create((await optionsFor(person)).json());
    for (const [credential, field] of [
      [{ ...good, id: 'a b' }, 'credential.id'],
      [{ ...good, type: 'password' }, 'credential.type'],
      [{ ...good, response: {} }, 'credential.response'],
      [{ ...good, response: { ...good.response, attestationObject: 'A'.repeat(16_001) } }, 'credential.response'],
      [undefined, 'credential'],
    ] as const) {
      const refused = await register(person, credential);
      expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining(field)]);
    }
    const { response } = good;
    for (const attestationObject of ['', 'AAAA', response.attestationObject.slice(0, 90), 'gYGBgYGB'.repeat(2_000)]) {
      const fresh = newAuthenticator().create((await optionsFor(person)).json());
      const refused = await register(person, { ...fresh, response: { ...fresh.response, attestationObject } });
      expect(refused.statusCode).toBe(400);
    }
    expect((await register(person, good, ' ')).json().error).toBe('name must not be blank.');
  });
});

test('attempts to add one are limited for each user', async () => {
  const person = await signUp();
  const responses = await Promise.all(Array.from({ length: 8 }, () => optionsFor(person)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  await sql`update rate_limits set count = 20 where key = ${`passkeys|${person.user.id}`}`.execute(db);
  const refused = await optionsFor(person);
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
  expect((await optionsFor(await signUp())).statusCode).toBe(200);
});

test('a passkey can be renamed and removed only by its own user', async () => {
  const [person, stranger] = [await signUp(), await signUp()];
  await add(person, newAuthenticator());
  const [{ id }] = (await passkeysOf(person)) as [Passkey];
  for (const given of [id, uuidv7(), 'x']) {
    const path = `/account/passkeys/${given}`;
    expect((await call(stranger, 'POST', `${path}/name`, { name: 'Mine' })).statusCode).toBe(404);
    const removal = await call(stranger, 'POST', `${path}/removal`, { current_password: testPassword });
    expect(removal.statusCode).toBe(404);
  }
  expect(await passkeysOf(person)).toMatchObject([{ name: 'Laptop' }]);
});

test('the passkeys of a deleted account are erased and sign nobody in', async () => {
  const person = await signUp();
  const authenticator = newAuthenticator();
  await add(person, authenticator);
  const deletion = { current_password: testPassword, teams: [{ client_id: person.user.client, credits: 500 }] };
  expect((await call(person, 'POST', '/account/deletion', deletion)).statusCode).toBe(200);
  expect((await sql`select from passkeys where user_id = ${person.user.id}`.execute(db)).rows).toEqual([]);
  expect((await signInWith(authenticator)).statusCode).toBe(401);
});

test('in a suspended team a passkey allows no more than the password', async () => {
  const person = await signUp();
  const authenticator = newAuthenticator();
  await add(person, authenticator);
  await suspendClient(db, { id: uuidv7(), client: person.user.client, actor: 'op@example.com', reason: 'Fraud' });
  expect((await signInWith(authenticator)).statusCode).toBe(200);
  expect((await optionsFor(person)).statusCode).toBe(200);
});

test('an export names the passkeys, without their keys', async () => {
  const person = await signUp();
  const authenticator = newAuthenticator();
  await add(person, authenticator);
  const exported = await call(person, 'POST', '/account/export', { current_password: testPassword });
  expect(exported.json().passkeys).toMatchObject([{ name: 'Laptop', synced: true, last_used_at: null }]);
  expect(exported.body).not.toContain(authenticator.id);
});

test('at an IP address there are no passkeys', async () => {
  const url = 'https://192.0.2.7';
  const bare = await openTestDashboard({
    publicUrl: url,
    endpoints: ({ db: own }) => createPasskeyEndpoints({ db: own, publicUrl: url }),
  });
  const person = await bare.signUp();
  expect((await bare.call(person, 'GET', '/me')).json().passkey_origin).toBeNull();
  const refused = await bare.call(person, 'POST', '/account/passkeys/options', { current_password: testPassword });
  expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('domain name')]);
  expect((await bare.callAuth('/sign-in/passkey-options', {})).statusCode).toBe(409);
  await bare.close();
});
