// Signing in by GitHub and Google, with their answers played here: who becomes whom, and who takes over nobody.
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createResetToken } from '../../clients/account-links.ts';
import { sql } from '../../db/db.ts';
import { createAccountEndpoints } from '../account.ts';
import { createTeamEndpoints } from '../team.ts';
import { cookieOf, openTestDashboard, testPassword } from '../testing.ts';
import { comeByProvider, newSomebody, playProviders, type Somebody } from './testing-providers.ts';

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

async function comeBy(
  somebody: Somebody,
  {
    provider = 'github',
    invitation,
    at = dashboard,
  }: { provider?: string; invitation?: string; at?: typeof dashboard } = {},
) {
  const came = await comeByProvider(at, somebody, { provider, ...(invitation && { invitation }) });
  expect(came.redirectUri).toBe(`${publicUrl}/dashboard/auth/callback/${provider}`);
  return came;
}

test('who comes for the first time gets a client of their own, and finds it again', async () => {
  const octo = newSomebody();
  const { visitor, location, person } = await comeBy(octo);
  expect(location).toBe('/');
  expect(visitor).toMatchObject({ email: octo.email, role: 'owner', operator: false });
  expect((await comeBy(octo)).visitor).toEqual(visitor);
  expect((await call(person, 'GET', '/account')).json()).toMatchObject({ has_password: false, providers: ['github'] });
});

test('an address that both providers have verified is one person', async () => {
  const octo = newSomebody();
  const first = await comeBy(octo, { provider: 'google' });
  expect(first.visitor).toMatchObject({ email: octo.email, name: 'Octo' });
  const second = await comeBy(octo);
  expect(second.visitor).toEqual(first.visitor);
  expect((await call(second.person, 'GET', '/account')).json()).toMatchObject({ providers: ['google', 'github'] });
});

test('nothing of the provider is kept but who they are', async () => {
  const octo = newSomebody();
  const { visitor } = await comeBy(octo);
  const { rows } = await sql<{ all: string }>`
    select (users::text || identities::text) as all from users join identities on user_id = users.id
    where users.id = ${visitor.user_id}`.execute(db);
  expect(rows[0]!.all).toContain(String(octo.id));
  expect(rows[0]!.all).not.toMatch(/canary|x\.example/);
});

test('an account with a password is not taken over by an address that the provider has not verified', async () => {
  const victim = await signUp();
  const { visitor, location } = await comeBy({ ...newSomebody(), email: victim.email, verified: false });
  expect(visitor).toBeNull();
  expect(location).toMatch(/^\/sign-in\?error=account_not_linked/);
});

test('a provider is joined to an account whose owner has proved the address, and ends nothing of it', async () => {
  const ada = await signUp();
  const token = await db.transaction().execute((tx) => createResetToken(tx, ada.user.id));
  await callAuth('/reset-password', { token, newPassword: testPassword });
  const here = await signIn(ada);
  const { visitor } = await comeBy({ ...newSomebody(), email: ada.email });
  expect(visitor.user_id).toBe(ada.user.id);
  expect((await call(here, 'GET', '/account')).json()).toMatchObject({ has_password: true, providers: ['github'] });
});

test('nor does an address that the provider has not verified lead to somebody else', async () => {
  const octo = newSomebody();
  await comeBy(octo);
  const impostor = await comeBy({ ...newSomebody(), email: octo.email, verified: false });
  expect(impostor.visitor).toBeNull();
});

test('an invitation holds for who comes by a provider, and without one the door stays shut', async () => {
  const inviting = await open({ mode: 'invite', credits: 0 });
  const stranger = await comeBy(newSomebody(), { at: inviting });
  expect(stranger.visitor).toBeNull();
  expect(stranger.location).toContain('/sign-in?error=SIGN_UP_REJECTED');
  const { rows } = await sql<{ count: number }>`select count(*) from users`.execute(inviting.db);
  expect(rows[0]!.count).toBe(0);
  await inviting.close();

  const owner = await signUp();
  const link = (await call(owner, 'POST', '/team/invitations', { role: 'member' })).json().url as string;
  const { visitor } = await comeBy(newSomebody(), { invitation: link.split('#')[1]! });
  expect(visitor).toMatchObject({ client_id: owner.user.client, role: 'member' });
});

test('a callback that nobody set out for, or of another browser, signs nobody in', async () => {
  playProviders(newSomebody());
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

test('a provider that is not set up, or does not exist, is refused', async () => {
  const without = await openTestDashboard();
  expect((await without.callAuth('/sign-in/social', { provider: 'github' })).statusCode).toBe(404);
  expect((await without.callAuth('/sign-in/social', { provider: 'apple' })).statusCode).toBe(400);
  const callback = async (at: typeof dashboard, provider: string) => {
    const answer = await at.send('GET', `/dashboard/auth/callback/${provider}?code=c&state=s`);
    return [answer.statusCode, answer.statusCode === 404 && answer.json()];
  };
  const nothing = [404, { error: 'Not found.' }];
  for (const provider of ['github', 'apple', 'constructor', '%2e%2e', 'x'.repeat(500)]) {
    expect(await callback(without, provider)).toEqual(nothing);
  }
  for (const provider of ['apple', 'GitHub', 'github%2F..%2Fgoogle', '__proto__']) {
    expect(await callback(dashboard, provider)).toEqual(nothing);
  }
  await without.close();
});

test('whoever has no password changes none, and gets one by resetting it', async () => {
  const octo = newSomebody();
  const { person, visitor } = await comeBy(octo);
  const change = { current_password: testPassword, new_password: testPassword };
  expect((await call(person, 'POST', '/account/password', change)).statusCode).toBe(409);
  const token = await db.transaction().execute((tx) => createResetToken(tx, visitor.user_id));
  await callAuth('/reset-password', { token, newPassword: testPassword });
  const signedIn = await signIn({ email: octo.email });
  expect((await call(signedIn, 'GET', '/account')).json()).toMatchObject({ has_password: true, providers: ['github'] });
  expect((await comeBy(octo)).visitor).toEqual(visitor);
});
