// The verified owner of an e-mail address takes over an account that somebody else created with it.
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createResetToken } from '../../clients/account-links.ts';
import { createAuthenticate } from '../../clients/api-keys.ts';
import { verifyEmail } from '../../clients/email-verification.ts';
import { findUserByEmail } from '../../clients/users.ts';
import { sql } from '../../db/db.ts';
import { balance } from '../../ledger/balance.ts';
import { createAccountEndpoints } from '../account.ts';
import { createConfirmationEndpoints } from '../confirmation.ts';
import { createKeyEndpoints } from '../keys.ts';
import { createPasskeyEndpoints } from '../passkeys.ts';
import { createTeamEndpoints } from '../team.ts';
import { openTestDashboard, type Person, testPassword } from '../testing.ts';
import { createAuthenticator } from './testing-passkey.ts';
import { newProviderUser, signInWithProvider } from './testing-providers.ts';

const publicUrl = 'https://video.example';
const keys = { clientId: 'id', clientSecret: 'secret' };
const dashboard = await openTestDashboard({
  publicUrl,
  providers: { github: keys, google: keys },
  endpoints: ({ db }) => [
    ...createTeamEndpoints({ db, publicUrl }),
    ...createAccountEndpoints({ db }),
    ...createPasskeyEndpoints({ db, publicUrl }),
    ...createKeyEndpoints({ db, keyPrefix: 'gr', sandboxDailyCredits: 500 }),
    ...createConfirmationEndpoints({ db, mailer: undefined, publicUrl }),
  ],
});
const { db, call, callAuth, signUp, signIn } = dashboard;
afterAll(dashboard.close);
afterEach(() => vi.unstubAllGlobals());

type Someone = Parameters<typeof call>[0];
const visitorOf = async (person: Someone) => (await call(person, 'GET', '/me')).json().visitor;
const status = async (response: ReturnType<typeof call>) => (await response).statusCode;

async function makeKey(owner: Someone): Promise<string> {
  return (await call(owner, 'POST', '/keys', { replaces: null })).json().api_key;
}

async function invite(owner: Someone, role = 'owner'): Promise<string> {
  return (await call(owner, 'POST', '/team/invitations', { role })).json().url.split('#')[1];
}

/** A new passkey, and the request that registers it. */
async function beginPasskey(person: Someone) {
  const authenticator = createAuthenticator({ origin: publicUrl, domain: 'video.example' });
  const options = await call(person, 'POST', '/account/passkeys/options', { current_password: testPassword });
  const body = { name: 'Phone', credential: authenticator.create(options.json()) };
  return { authenticator, register: () => call(person, 'POST', '/account/passkeys', body) };
}
type Authenticator = Awaited<ReturnType<typeof beginPasskey>>['authenticator'];

/** Signs a challenge and returns the request that sends it. */
async function beginSignIn(authenticator: Authenticator) {
  const credential = authenticator.get((await callAuth('/sign-in/passkey-options', {})).json());
  return () => callAuth('/sign-in/passkey', { credential });
}

const newPassword = 'only the owner knows this';

async function reset(user: string): Promise<void> {
  const token = await createResetToken(db, user);
  expect((await callAuth('/reset-password', { token, newPassword })).statusCode).toBe(200);
}

/** Ways to sign in that only the owner of an address has. */
const proofs: Record<string, (email: string) => Promise<{ cookie: string; address: string }>> = {
  async 'a reset link'(email) {
    await reset((await findUserByEmail(db, email))!.id);
    return signIn({ email, password: newPassword });
  },
  async GitHub(email) {
    return (await signInWithProvider(dashboard, { ...newProviderUser(), email })).person;
  },
  async Google(email) {
    return (await signInWithProvider(dashboard, { ...newProviderUser(), email }, { provider: 'google' })).person;
  },
};

describe.each(Object.keys(proofs))('an owner who signs in with %s', (way) => {
  const prove = proofs[way]!;

  test('takes over the account and revokes all access of its creator', async () => {
    const stranger = await signUp({ name: 'Stranger' });
    const elsewhere = await signIn(stranger);
    const { authenticator, register } = await beginPasskey(stranger);
    expect(await status(register())).toBe(200);
    const key = await makeKey(stranger);
    const accomplice = await signUp({ invitation: await invite(stranger) });
    const open = [await invite(stranger), await invite(accomplice)];
    const oldLink = await createResetToken(db, stranger.user.id);

    const owner = await prove(stranger.email);
    const visitor = await visitorOf(owner);
    expect(visitor).toMatchObject({ user_id: stranger.user.id, role: 'owner', email_verified: true });
    expect(visitor.team_unconfirmed).toBe(false);
    for (const person of [stranger, elsewhere, accomplice]) expect(await visitorOf(person)).toBeNull();
    await expect(signIn({ email: stranger.email, password: testPassword })).rejects.toThrow('401');
    expect((await (await beginSignIn(authenticator))()).json().code).toBe('UNKNOWN_PASSKEY');
    await expect(signIn(accomplice)).rejects.toThrow('401');
    expect(await createAuthenticate(db)(`Bearer ${key}`)).toBeUndefined();
    for (const invitation of open) await expect(signUp({ invitation })).rejects.toThrow('INVITATION_INVALID');
    expect((await callAuth('/reset-password', { token: oldLink, newPassword })).statusCode).toBe(400);
    const { members, invitations } = (await call(owner, 'GET', '/team')).json();
    expect([members.length, members[0].email, invitations]).toEqual([1, stranger.email, []]);
    expect((await balance(db, stranger.user.client)).balance).toBe(500);
    expect(await createAuthenticate(db)(`Bearer ${await makeKey(owner)}`)).toBe(stranger.user.client);
  });

  test('locks out a creator who used a provider that had not verified the address', async () => {
    const stranger = { ...newProviderUser(), verified: false };
    const before = await signInWithProvider(dashboard, stranger);
    expect(before.visitor).toMatchObject({ email: stranger.email, email_verified: false });
    await prove(stranger.email);
    expect(await visitorOf(before.person)).toBeNull();
    expect((await signInWithProvider(dashboard, stranger)).visitor).toBeNull();
  });

  test('is asked to confirm a team of others, and can leave it and sign up again', async () => {
    const trap = await signUp({ name: 'Trap' });
    const decoy = await signUp({ invitation: await invite(trap) });
    const key = await makeKey(trap);
    const left = await invite(decoy);

    const owner = await prove(decoy.email);
    expect(await visitorOf(owner)).toMatchObject({ client_name: 'Trap', team_unconfirmed: true });
    for (const path of ['/team', '/keys']) {
      const refused = await call(owner, 'GET', path);
      expect([refused.statusCode, refused.json().error]).toEqual([
        403,
        expect.stringContaining('team membership is not confirmed'),
      ]);
    }
    await expect(signUp({ invitation: left })).rejects.toThrow('INVITATION_INVALID');
    expect(await status(call(owner, 'POST', '/account/team', { stay: false }))).toBe(200);
    expect(await visitorOf(owner)).toBeNull();
    const anew = await signUp({ email: decoy.email });
    expect(anew.user.client).not.toBe(trap.user.client);
    // The team belongs to its creator and stays.
    expect(await createAuthenticate(db)(`Bearer ${key}`)).toBe(trap.user.client);
    expect(await visitorOf(trap)).toMatchObject({ client_name: 'Trap' });
  });
});

test('a member who confirms the team once stays in it', async () => {
  const owner = await signUp({ name: 'Olga' });
  const max = await signUp({ invitation: await invite(owner, 'member') });
  await reset(max.user.id);
  const back = await signIn({ email: max.email, password: newPassword });
  expect(await status(call(back, 'POST', '/account/team', { stay: true }))).toBe(200);
  expect(await visitorOf(back)).toMatchObject({ role: 'member', team_unconfirmed: false });
  expect((await call(back, 'GET', '/team')).json().members).toHaveLength(2);
  // A later answer is ignored: members cannot leave a team by themselves.
  await call(back, 'POST', '/account/team', { stay: false });
  expect(await visitorOf(back)).toMatchObject({ role: 'member' });
});

test('a demoted creator of a team does not remove it by verifying the address', async () => {
  const first = await signUp({ name: 'First' });
  const second = await signUp({ invitation: await invite(first) });
  const key = await makeKey(second);
  expect(await status(call(second, 'POST', `/team/members/${first.user.id}/role`, { role: 'member' }))).toBe(200);
  const { visitor } = await signInWithProvider(dashboard, { ...newProviderUser(), email: first.email });
  expect(visitor).toMatchObject({ role: 'member', team_unconfirmed: true });
  expect(await visitorOf(second)).toMatchObject({ role: 'owner' });
  expect(await createAuthenticate(db)(`Bearer ${key}`)).toBe(second.user.client);
});

test('with a verified address, a password reset ends sessions and revokes nothing else', async () => {
  const ada = await signUp();
  await reset(ada.user.id);
  const here = await signIn({ email: ada.email, password: newPassword });
  const key = await makeKey(here);
  const member = await signUp({ invitation: await invite(here) });
  await reset(ada.user.id);
  expect(await visitorOf(here)).toBeNull();
  expect(await createAuthenticate(db)(`Bearer ${key}`)).toBe(ada.user.client);
  expect(await visitorOf(member)).toMatchObject({ client_id: ada.user.client });
});

describe('a request of the creator that runs while the owner verifies the address', () => {
  /** Runs `act` until it waits for the owner's uncommitted verification, commits that, and returns the response. */
  async function during(stranger: Person, act: () => ReturnType<typeof call>) {
    let response: ReturnType<typeof call> | undefined;
    await db.transaction().execute(async (tx) => {
      await sql`select from clients where id = ${stranger.user.client} for no key update`.execute(tx);
      await sql`select from users where id = ${stranger.user.id} for update`.execute(tx);
      response = act();
      await expect.poll(waiting).toBeGreaterThan(0);
      expect(await verifyEmail(tx, stranger.user.id)).toBe(true);
    });
    return response!;
  }
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]!.count;
  };
  const left = async (stranger: Person) => {
    const { rows } = await sql<{
      sessions: number;
      passkeys: number;
      keys: number;
      invitations: number;
      passwords: number;
    }>`
      select (select count(*) from sessions where user_id = ${stranger.user.id}) as sessions,
        (select count(*) from passkeys where user_id = ${stranger.user.id}) as passkeys,
        (select count(*) from api_keys where client_id = ${stranger.user.client}) as keys,
        (select count(*) from invitations where client_id = ${stranger.user.client} and revoked_at is null) as invitations,
        (select count(*) from identities where user_id = ${stranger.user.id}) as passwords`.execute(db);
    return rows[0];
  };
  const nothing = { sessions: 0, passkeys: 0, keys: 0, invitations: 0, passwords: 0 };

  test('creates no key', async () => {
    const stranger = await signUp();
    expect((await during(stranger, () => call(stranger, 'POST', '/keys', { replaces: null }))).statusCode).toBe(401);
    expect(await left(stranger)).toEqual(nothing);
  });

  test('creates no invitation', async () => {
    const stranger = await signUp();
    const response = await during(stranger, () => call(stranger, 'POST', '/team/invitations', { role: 'owner' }));
    expect(response.statusCode).toBe(401);
    expect(await left(stranger)).toEqual(nothing);
  });

  test('sets no password', async () => {
    const stranger = await signUp();
    const change = { current_password: testPassword, new_password: 'a password of the stranger' };
    expect((await during(stranger, () => call(stranger, 'POST', '/account/password', change))).statusCode).toBe(409);
    expect(await left(stranger)).toEqual(nothing);
  });

  test('does not sign in with the old password', async () => {
    const stranger = await signUp();
    const body = { email: stranger.email, password: testPassword };
    const response = await during(stranger, () => callAuth('/sign-in/email', body));
    expect([response.statusCode, response.json().code]).toEqual([401, 'SIGN_IN_VOID']);
    expect(await left(stranger)).toEqual(nothing);
  });

  test('adds no passkey', async () => {
    const stranger = await signUp();
    const { register } = await beginPasskey(stranger);
    expect((await during(stranger, register)).statusCode).toBe(401);
    expect(await left(stranger)).toEqual(nothing);
  });

  test('does not sign in with a passkey', async () => {
    const stranger = await signUp();
    const { authenticator, register } = await beginPasskey(stranger);
    expect(await status(register())).toBe(200);
    const response = await during(stranger, await beginSignIn(authenticator));
    expect([response.statusCode, response.json().code]).toEqual([401, 'SIGN_IN_VOID']);
    expect(await left(stranger)).toEqual(nothing);
  });

  test('leaves no access, also if many run at once and invited users join', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 5; round++) {
      const stranger = await signUp();
      const { authenticator, register } = await beginPasskey(stranger);
      await register();
      const passkeySignIns = await Promise.all(Array.from({ length: 4 }, () => beginSignIn(authenticator)));
      const added = await Promise.all([1, 2].map(() => beginPasskey(stranger)));
      const invitations = await Promise.all(Array.from({ length: 6 }, () => invite(stranger)));
      const storm = [
        ...Array.from({ length: 8 }, () =>
          callAuth('/sign-in/email', { email: stranger.email, password: testPassword }),
        ),
        ...Array.from({ length: 4 }, () => call(stranger, 'POST', '/keys', { replaces: null })),
        ...Array.from({ length: 4 }, () => call(stranger, 'POST', '/team/invitations', { role: 'owner' })),
        ...passkeySignIns.map((send) => send()),
        ...added.map(({ register }) => register()),
        ...invitations.map((invitation) => signUp({ invitation }).catch(() => undefined)),
      ];
      await reset(stranger.user.id);
      await Promise.all(storm);
      expect(await left(stranger)).toMatchObject({ ...nothing, invitations: expect.anything(), passwords: 1 });
      const { rows } = await sql`
        select from memberships where client_id = ${stranger.user.client} and user_id <> ${stranger.user.id}
        union all select from invitations where client_id = ${stranger.user.client} and used_at is null and revoked_at is null`.execute(
        db,
      );
      expect(rows).toHaveLength(0);
    }
  });
});
