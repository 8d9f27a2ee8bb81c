// Teams: permissions, invitations that work once, and the last owner.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createAccountEndpoints } from './account.ts';
import { createTeamEndpoints } from './team.ts';
import { openTestDashboard, type Person, testPassword } from './testing.ts';

const publicUrl = 'http://127.0.0.1:8080';
const dashboard = await openTestDashboard({
  publicUrl,
  endpoints: ({ db }) => [...createTeamEndpoints({ db, publicUrl }), ...createAccountEndpoints({ db })],
});
const { db, call, callAuth, signUp } = dashboard;
afterAll(dashboard.close);

async function invite(owner: Person, role = 'member'): Promise<{ id: string; token: string }> {
  const response = await call(owner, 'POST', '/team/invitations', { role });
  const { id, url } = response.json();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/join#[0-9a-f]{48}$/);
  return { id, token: url.split('#')[1] };
}

async function team(): Promise<{ owner: Person; member: Person }> {
  const owner = await signUp({ name: 'Olga' });
  const { token } = await invite(owner);
  return { owner, member: await signUp({ name: 'Max', invitation: token }) };
}

const look = (token: string) => call(undefined, 'POST', '/invitations/preview', { token });
const status = async (response: ReturnType<typeof call>) => (await response).statusCode;

test('an invitation shows its team and role, and a user who joins with it gets both', async () => {
  const owner = await signUp({ name: 'Olga' });
  const { token } = await invite(owner);
  const preview = { client_name: 'Olga', role: 'member', invited_by: owner.email, inviter_name: 'Olga' };
  expect((await look(token)).json()).toEqual(preview);

  const member = await signUp({ name: 'Max', invitation: token });
  expect(member.user).toMatchObject({ client: owner.user.client, role: 'member' });
  expect((await call(owner, 'GET', '/team')).json()).toMatchObject({
    client_name: 'Olga',
    members: [
      { name: 'Olga', email: owner.email, role: 'owner', you: true },
      { name: 'Max', email: member.email, role: 'member', you: false },
    ],
    invitations: [],
  });
  expect(await status(look(token))).toBe(404);
});

test('of twenty concurrent sign-ups with one invitation exactly one succeeds', async () => {
  const owner = await signUp();
  const { token } = await invite(owner);
  const join = (i: number) =>
    callAuth('/sign-up/email', { name: 'J', email: `j${i}@race.example`, password: testPassword, invitation: token });
  const responses = await Promise.all(Array.from({ length: 20 }, (_, i) => join(i)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(404)]);
  expect((await call(owner, 'GET', '/team')).json().members).toHaveLength(2);
  const { rows } = await sql`select from users where email like '%@race.example'`.execute(db);
  expect(rows).toHaveLength(1);
});

test('a failed sign-up does not use up the invitation', async () => {
  const owner = await signUp();
  const { token } = await invite(owner);
  await expect(signUp({ email: owner.email, invitation: token })).rejects.toThrow('422');
  expect((await signUp({ invitation: token })).user.client).toBe(owner.user.client);
});

test('revoked, expired and unknown invitations are rejected', async () => {
  const owner = await signUp();
  const revoked = await invite(owner);
  expect(await status(call(owner, 'DELETE', `/team/invitations/${revoked.id}`))).toBe(200);
  expect(await status(call(owner, 'DELETE', `/team/invitations/${revoked.id}`))).toBe(404);
  const old = await invite(owner);
  await sql`update invitations set expires_at = now() - interval '1 second' where id = ${old.id}`.execute(db);
  for (const token of [revoked.token, old.token, 'f'.repeat(48)]) {
    expect(await status(look(token))).toBe(404);
    await expect(signUp({ invitation: token })).rejects.toThrow('INVITATION_INVALID');
  }
});

test('a signed-in user who signs up with an invitation is told to join with the account, or to sign out first', async () => {
  const { owner, member } = await team();
  const { token } = await invite(owner);
  const body = { name: 'Max', email: `${uuidv7()}@example.com`, password: testPassword, invitation: token };
  const response = await callAuth('/sign-up/email', body, member);
  expect([response.statusCode, response.json().error]).toEqual([
    409,
    `You are signed in as ${member.email}. Reload the page to join with this account, or sign out first.`,
  ]);
});

test('a member can read the team and change nothing', async () => {
  const { owner, member } = await team();
  const { id } = await invite(owner);
  expect((await call(member, 'GET', '/team')).json()).toMatchObject({ invitations: [] });
  const refused = [
    call(member, 'POST', '/team/invitations', { role: 'owner' }),
    call(member, 'DELETE', `/team/invitations/${id}`),
    call(member, 'POST', `/team/members/${member.user.id}/role`, { role: 'owner' }),
    call(member, 'DELETE', `/team/members/${owner.user.id}`),
    call(member, 'POST', '/team/name', { name: 'Mine' }),
  ];
  for (const response of await Promise.all(refused)) expect(response.statusCode).toBe(403);
});

test('members and invitations of another team are 404s like unknown ones', async () => {
  const [one, other] = [await team(), await team()];
  const { id } = await invite(other.owner);
  for (const user of [other.member.user.id, uuidv7(), 'nobody']) {
    expect(await status(call(one.owner, 'POST', `/team/members/${user}/role`, { role: 'owner' }))).toBe(404);
    expect(await status(call(one.owner, 'DELETE', `/team/members/${user}`))).toBe(404);
  }
  expect(await status(call(one.owner, 'DELETE', `/team/invitations/${id}`))).toBe(404);
});

test('a role takes effect at the next request, and a removed member is signed out', async () => {
  const { owner, member } = await team();
  expect(await status(call(owner, 'POST', `/team/members/${member.user.id}/role`, { role: 'owner' }))).toBe(200);
  expect(await status(call(member, 'POST', '/team/name', { name: 'Ours' }))).toBe(200);
  expect((await call(owner, 'GET', '/team')).json().client_name).toBe('Ours');
  expect(await status(call(owner, 'DELETE', `/team/members/${member.user.id}`))).toBe(200);
  expect(await status(call(member, 'GET', '/team'))).toBe(401);
});

test('invitations of a removed or demoted owner are revoked', async () => {
  const { owner, member } = await team();
  const kept = await invite(owner);
  const path = `/team/members/${member.user.id}`;
  await call(owner, 'POST', `${path}/role`, { role: 'owner' });
  const first = await invite(member, 'owner');
  await call(owner, 'POST', `${path}/role`, { role: 'member' });
  await expect(signUp({ invitation: first.token })).rejects.toThrow('INVITATION_INVALID');
  await call(owner, 'POST', `${path}/role`, { role: 'owner' });
  const second = await invite(member, 'owner');
  await call(owner, 'DELETE', path);
  await expect(signUp({ invitation: second.token })).rejects.toThrow('INVITATION_INVALID');
  expect((await signUp({ invitation: kept.token })).user.client).toBe(owner.user.client);
});

test('the last owner cannot be removed or demoted, even if two owners remove each other concurrently', async () => {
  const { owner, member } = await team();
  expect(await status(call(owner, 'DELETE', `/team/members/${owner.user.id}`))).toBe(409);
  expect(await status(call(owner, 'POST', `/team/members/${owner.user.id}/role`, { role: 'member' }))).toBe(409);
  await call(owner, 'POST', `/team/members/${member.user.id}/role`, { role: 'owner' });
  const both = await Promise.all([
    status(call(owner, 'DELETE', `/team/members/${member.user.id}`)),
    status(call(member, 'DELETE', `/team/members/${owner.user.id}`)),
  ]);
  expect(both.filter((code) => code === 200)).toHaveLength(1);
  const { rows } = await sql`select from memberships where client_id = ${owner.user.client}`.execute(db);
  expect(rows).toHaveLength(1);
});
