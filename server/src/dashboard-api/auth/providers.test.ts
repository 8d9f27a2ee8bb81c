// Sign-in with GitHub and Google, whose responses are stubbed.
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createResetToken } from '../../clients/account-links.ts';
import { sql } from '../../db/db.ts';
import { createAccountEndpoints } from '../account.ts';
import { createTeamEndpoints } from '../team.ts';
import { cookieOf, openTestDashboard, testPassword } from '../testing.ts';
import { newProviderUser, type ProviderUser, signInWithProvider, stubProviders } from './testing-providers.ts';

const publicUrl = 'https://video.example';
const keys = { clientId: 'id', clientSecret: 'secret' };
const open = (signUp: { mode: 'open' | 'invite'; credits: number }) =>
  openTestDashboard({
    publicUrl,
    signUp,
    providers: { github: keys, google: keys },
    endpoints: ({ db }) => [...createTeamEndpoints({ db, publicUrl }), ...createAccountEndpoints({ db })],
  });
const dashboard = await open({ mode: 'open', credits: 50 });
const { db, call, send, callAuth, signUp, signIn } = dashboard;
afterAll(dashboard.close);
afterEach(() => vi.unstubAllGlobals());

async function signInAs(
  user: ProviderUser,
  {
    provider = 'github',
    invitation,
    at = dashboard,
  }: { provider?: string; invitation?: string; at?: typeof dashboard } = {},
) {
  const signedIn = await signInWithProvider(at, user, { provider, ...(invitation && { invitation }) });
  expect(signedIn.redirectUri).toBe(`${publicUrl}/dashboard/auth/callback/${provider}`);
  return signedIn;
}

test('the first sign-in creates a user with a client, and later ones find it', async () => {
  const octo = newProviderUser();
  const { visitor, location, person } = await signInAs(octo);
  expect(location).toBe('/sign-in');
  expect(visitor).toMatchObject({ email: octo.email, role: 'owner', operator: false });
  expect((await signInAs(octo)).visitor).toEqual(visitor);
  expect((await call(person, 'GET', '/account')).json()).toMatchObject({ has_password: false, providers: ['github'] });
});

test('one address that both providers verified is one user', async () => {
  const octo = newProviderUser();
  const first = await signInAs(octo, { provider: 'google' });
  expect(first.visitor).toMatchObject({ email: octo.email, name: 'Octo' });
  const second = await signInAs(octo);
  expect(second.visitor).toEqual(first.visitor);
  expect((await call(second.person, 'GET', '/account')).json()).toMatchObject({ providers: ['google', 'github'] });
});

test('the identity at the provider is stored, tokens and picture are not', async () => {
  const octo = newProviderUser();
  const { visitor } = await signInAs(octo);
  const { rows } = await sql<{ all: string }>`
    select (users::text || identities::text) as all from users join identities on user_id = users.id
    where users.id = ${visitor.user_id}`.execute(db);
  expect(rows[0]!.all).toContain(String(octo.id));
  expect(rows[0]!.all).not.toMatch(/canary|x\.example/);
});

test('an unverified address does not sign in to an account with a password', async () => {
  const owner = await signUp();
  const { visitor, location } = await signInAs({ ...newProviderUser(), email: owner.email, verified: false });
  expect(visitor).toBeNull();
  expect(location).toMatch(/^\/sign-in\?error=account_not_linked/);
});

test('a provider is linked to an account with a verified address, and its sessions continue', async () => {
  const ada = await signUp();
  const token = await db.transaction().execute((tx) => createResetToken(tx, ada.user.id));
  await callAuth('/reset-password', { token, newPassword: testPassword });
  const here = await signIn(ada);
  const { visitor } = await signInAs({ ...newProviderUser(), email: ada.email });
  expect(visitor.user_id).toBe(ada.user.id);
  expect((await call(here, 'GET', '/account')).json()).toMatchObject({ has_password: true, providers: ['github'] });
});

test('an unverified address does not sign in to another user of the provider', async () => {
  const octo = newProviderUser();
  await signInAs(octo);
  const impostor = await signInAs({ ...newProviderUser(), email: octo.email, verified: false });
  expect(impostor.visitor).toBeNull();
});

test('sign-up with a provider follows the sign-up mode and accepts invitations', async () => {
  const inviting = await open({ mode: 'invite', credits: 0 });
  const stranger = await signInAs(newProviderUser(), { at: inviting });
  expect(stranger.visitor).toBeNull();
  expect(stranger.location).toContain('/sign-in?error=SIGN_UP_REJECTED');
  const { rows } = await sql<{ count: number }>`select count(*) from users`.execute(inviting.db);
  expect(rows[0]!.count).toBe(0);
  await inviting.close();

  const owner = await signUp();
  const link = (await call(owner, 'POST', '/team/invitations', { role: 'member' })).json().url as string;
  const { visitor } = await signInAs(newProviderUser(), { invitation: link.split('#')[1]! });
  expect(visitor).toMatchObject({ client_id: owner.user.client, role: 'member' });
});

test('a callback with an unknown state or in another browser does not sign in', async () => {
  stubProviders(newProviderUser());
  const out = await callAuth('/sign-in/social', { provider: 'github' });
  const state = new URL(out.json().url).searchParams.get('state');
  for (const query of [
    '',
    '?code=c',
    '?code=c&state=made-up',
    `?code=c&state=${state}`,
    `?error=access_denied&state=${state}`,
  ]) {
    const back = await send('GET', `/dashboard/auth/callback/github${query}`, { headers: { origin: undefined } });
    expect(back.statusCode).toBe(302);
    expect(back.headers.location).toMatch(/^(https:\/\/video\.example)?\/sign-in\?error=/);
    expect(cookieOf(back)).not.toMatch(/session_token=[^;]/);
  }
});

test('a provider that is not configured or does not exist is rejected', async () => {
  const unconfigured = await openTestDashboard();
  expect((await unconfigured.callAuth('/sign-in/social', { provider: 'github' })).statusCode).toBe(404);
  expect((await unconfigured.callAuth('/sign-in/social', { provider: 'apple' })).statusCode).toBe(400);
  const callback = async (at: typeof dashboard, provider: string) => {
    const response = await at.send('GET', `/dashboard/auth/callback/${provider}?code=c&state=s`);
    return [response.statusCode, response.statusCode === 404 && response.json()];
  };
  const nothing = [404, { error: 'Not found.' }];
  for (const provider of ['github', 'apple', 'constructor', '%2e%2e', 'x'.repeat(500)]) {
    expect(await callback(unconfigured, provider)).toEqual(nothing);
  }
  for (const provider of ['apple', 'GitHub', 'github%2F..%2Fgoogle', '__proto__']) {
    expect(await callback(dashboard, provider)).toEqual(nothing);
  }
  await unconfigured.close();
});

test('a user without a password cannot change it, and sets one with a reset link', async () => {
  const octo = newProviderUser();
  const { person, visitor } = await signInAs(octo);
  const change = { current_password: testPassword, new_password: testPassword };
  expect((await call(person, 'POST', '/account/password', change)).statusCode).toBe(409);
  const token = await db.transaction().execute((tx) => createResetToken(tx, visitor.user_id));
  await callAuth('/reset-password', { token, newPassword: testPassword });
  const signedIn = await signIn({ email: octo.email });
  expect((await call(signedIn, 'GET', '/account')).json()).toMatchObject({ has_password: true, providers: ['github'] });
  expect((await signInAs(octo)).visitor).toEqual(visitor);
});
