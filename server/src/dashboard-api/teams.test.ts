// Users with several teams: joining, switching, and that no request reads or changes a team that it does not mean.
import { TEAM_HEADER } from '@greenroom/contract/dashboard/team-header';
import { afterAll, describe, expect, test } from 'vitest';
import { deleteClient } from '../billing/delete-client.ts';
import { verifyEmail } from '../clients/email-verification.ts';
import { findUserByEmail } from '../clients/users.ts';
import { sql } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createAccountEndpoints } from './account.ts';
import { createConfirmationEndpoints } from './confirmation.ts';
import { createKeyEndpoints } from './keys.ts';
import { createTeamEndpoints } from './team.ts';
import { createTeamsEndpoints } from './teams.ts';
import { openTestDashboard, type Person } from './testing.ts';

const publicUrl = 'http://127.0.0.1:8080';
const dashboard = await openTestDashboard({
  publicUrl,
  endpoints: ({ db }) => [
    ...createTeamEndpoints({ db, publicUrl }),
    ...createTeamsEndpoints({ db }),
    ...createAccountEndpoints({ db }),
    ...createConfirmationEndpoints({ db, mailer: undefined, publicUrl }),
    ...createKeyEndpoints({ db, keyPrefix: 'gr', sandboxDailyCredits: 500 }),
  ],
});
const { db, call, signUp, signIn } = dashboard;
afterAll(dashboard.close);

const inTeam = (client: string) => ({ [TEAM_HEADER]: client });
const me = async (person: Person) => (await call(person, 'GET', '/me')).json().visitor;

async function invite(owner: Person, role = 'member'): Promise<string> {
  const response = await call(owner, 'POST', '/team/invitations', { role }, inTeam(owner.user.client));
  return response.json().url.split('#')[1];
}
const join = (person: Person, token: string) => call(person, 'POST', '/account/teams', { token });
const choose = (person: Person, client_id: string) => call(person, 'POST', '/account/teams/choice', { client_id });
const removeFrom = (owner: Person, member: Person) =>
  call(owner, 'DELETE', `/team/members/${member.user.id}`, undefined, inTeam(owner.user.client));

/** Max owns a team and is a member of Olga's, which he joined last. */
async function twoTeams(): Promise<{ olga: Person; max: Person }> {
  const [olga, max] = [await signUp({ name: 'Olga' }), await signUp({ name: 'Max' })];
  expect((await join(max, await invite(olga))).statusCode).toBe(200);
  return { olga, max };
}

test('a user leaves a team and continues in another one, but neither the only team nor one without another owner', async () => {
  const { olga, max } = await twoTeams();
  const leave = (person: Person, client: string) => call(person, 'POST', '/account/teams/leave', { client_id: client });
  expect((await leave(max, olga.user.client)).statusCode).toBe(200);
  expect(await me(max)).toMatchObject({ client_id: max.user.client, teams: [{ name: 'Max' }] });
  expect((await call(olga, 'GET', '/team')).json().members).toHaveLength(1);
  const only = await leave(max, max.user.client);
  expect([only.statusCode, only.json().error]).toEqual([409, expect.stringContaining('your only team')]);

  expect((await join(olga, await invite(max))).statusCode).toBe(200);
  const last = await leave(olga, olga.user.client);
  expect(last.statusCode).toBe(409);
});

test('an invited user keeps the own team, switches to the new one, and has its role there', async () => {
  const { olga, max } = await twoTeams();
  // When they joined; nobody joins the team that they founded.
  expect(Date.now() - Date.parse((await me(max)).joined_at)).toBeLessThan(60_000);
  expect((await me(olga)).joined_at).toBeNull();
  expect(await me(max)).toMatchObject({
    client_id: olga.user.client,
    role: 'member',
    teams: [
      { client_id: max.user.client, name: 'Max' },
      { client_id: olga.user.client, name: 'Olga' },
    ],
  });
  const teamOf = async (client: string) =>
    (await call(max, 'GET', '/team', undefined, inTeam(client))).json().members.map(({ email }: Person) => email);
  expect(await teamOf(olga.user.client)).toEqual([olga.email, max.email]);
  const asOwner = () => call(max, 'POST', '/keys', { replaces: null }, inTeam(olga.user.client));
  expect((await asOwner()).statusCode).toBe(403);

  expect((await choose(max, max.user.client)).statusCode).toBe(200);
  expect(await me(max)).toMatchObject({ client_id: max.user.client, role: 'owner' });
  expect(await teamOf(max.user.client)).toEqual([max.email]);
  expect((await me(olga)).teams).toEqual([{ client_id: olga.user.client, name: 'Olga' }]);
});

test('only a team of the user can be chosen', async () => {
  const { olga, max } = await twoTeams();
  const other = await signUp();
  expect((await choose(max, other.user.client)).statusCode).toBe(404);
  expect((await choose(olga, max.user.client)).statusCode).toBe(404);
  expect(await me(max)).toMatchObject({ client_id: olga.user.client });
  // Written to the session by hand, it is not taken either.
  await sql`update sessions set client_id = ${other.user.client} where user_id = ${max.user.id}`.execute(db);
  expect([olga.user.client, max.user.client]).toContain((await me(max)).client_id);
});

test('a page of another team is neither shown nor does it change anything, until it is loaded again', async () => {
  const { olga, max } = await twoTeams();
  const page = inTeam(max.user.client);
  for (const [method, path, body] of [
    ['GET', '/team', undefined],
    ['GET', '/keys', undefined],
    ['POST', '/keys', { replaces: null }],
    ['POST', '/team/name', { name: 'Mine' }],
  ] as const) {
    const response = await call(max, method, path, body, page);
    // Permissions of the current team come first; either way nothing happens.
    expect([403, 409]).toContain(response.statusCode);
    if (method === 'GET') expect(response.json()).toEqual({ error: 'TEAM_CHANGED' });
  }
  await choose(max, max.user.client);
  const wrong = await call(max, 'POST', '/team/name', { name: 'Wrong' }, inTeam(olga.user.client));
  expect([wrong.statusCode, wrong.json()]).toEqual([409, { error: 'TEAM_CHANGED' }]);
  // A change that names no team is only clear for a user with one.
  expect((await call(max, 'POST', '/team/name', { name: 'Wrong' })).statusCode).toBe(409);
  expect((await call(olga, 'POST', '/team/name', { name: 'Olga & Co' })).statusCode).toBe(200);
  expect((await call(max, 'POST', '/team/name', { name: 'Max Ltd' }, page)).statusCode).toBe(200);
  expect((await me(max)).teams.map(({ name }: { name: string }) => name)).toEqual(['Max Ltd', 'Olga & Co']);
});

test('sessions switch on their own, and a new one begins in the team that was chosen last', async () => {
  const { olga, max } = await twoTeams();
  const phone = await signIn(max);
  expect(await me(phone)).toMatchObject({ client_id: olga.user.client });
  await choose(phone, max.user.client);
  expect(await me(phone)).toMatchObject({ client_id: max.user.client });
  expect(await me(max)).toMatchObject({ client_id: olga.user.client });
  expect(await me(await signIn(max))).toMatchObject({ client_id: max.user.client });
});

describe('leaving', () => {
  test('a removed user loses access with the next request and stays in the other team', async () => {
    const { olga, max } = await twoTeams();
    const page = inTeam(olga.user.client);
    expect((await call(max, 'GET', '/team', undefined, page)).statusCode).toBe(200);
    expect((await removeFrom(olga, max)).statusCode).toBe(200);
    expect((await call(max, 'GET', '/team', undefined, page)).statusCode).toBe(409);
    expect(await me(max)).toMatchObject({ client_id: max.user.client, role: 'owner', teams: [{ name: 'Max' }] });
    expect((await choose(max, olga.user.client)).statusCode).toBe(404);
  });

  test('a user whose two teams remove them at once is deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const { olga, max } = await twoTeams();
      const nora = await signUp({ name: 'Nora' });
      expect((await join(max, await invite(nora))).statusCode).toBe(200);
      const second = await signUp({ name: 'Second', invitation: await invite(olga, 'owner') });
      expect((await join(second, await invite(nora))).statusCode).toBe(200);
      const both = await Promise.all([removeFrom(olga, second), removeFrom(nora, second)]);
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await findUserByEmail(db, second.email)).toBeUndefined();
      expect(await me(second)).toBeNull();
      // The address can sign up again.
      expect((await me(await signUp({ email: second.email }))).teams).toHaveLength(1);
      expect((await me(max)).teams).toHaveLength(3);
    }
  });

  test('the deletion of a client removes its team, and deletes only the users who have no other', async () => {
    const { olga, max } = await twoTeams();
    const only = await signUp({ invitation: await invite(olga) });
    const deletion = { id: uuidv7(), client: olga.user.client, actor: 'op', reason: 'because', confirm: 'Olga' };
    await deleteClient(db, { ...deletion, forfeit: true });
    expect(await me(max)).toMatchObject({ client_id: max.user.client });
    expect(await me(only)).toBeNull();
    expect(await me(olga)).toBeNull();
  });
});

describe('joining', () => {
  test('an invitation adds one user, and is not used up by a member of the team', async () => {
    const olga = await signUp({ name: 'Olga' });
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp()));
    const token = await invite(olga);
    const own = await join(olga, token);
    expect([own.statusCode, own.json().error]).toEqual([409, expect.stringContaining('already belong')]);
    const responses = await Promise.all(people.map((person) => join(person, token)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
    expect((await call(olga, 'GET', '/team')).json().members).toHaveLength(2);
    expect((await call(undefined, 'POST', '/account/teams', { token })).statusCode).toBe(401);
  });

  test('members of a suspended team can join another one, and switch', async () => {
    const { olga, max } = await twoTeams();
    await sql`update clients set suspended_at = now() where id = ${olga.user.client}`.execute(db);
    expect(await me(max)).toMatchObject({ suspended: true });
    expect((await choose(max, max.user.client)).statusCode).toBe(200);
    expect(await me(max)).toMatchObject({ suspended: false });
  });

  test('the proof of an address keeps the own team without strangers, and asks about each other team', async () => {
    const { olga, max } = await twoTeams();
    const stranger = await signUp({ name: 'Stranger' });
    await choose(max, max.user.client);
    expect((await join(stranger, await invite(max))).statusCode).toBe(200);
    await db.transaction().execute((tx) => verifyEmail(tx, max.user.id));
    expect(await me(stranger)).toMatchObject({ client_name: 'Stranger', teams: [{ name: 'Stranger' }] });
    expect(await me(max)).toBeNull();
    const { rows } = await sql`select client_id as client, unconfirmed from memberships where user_id = ${max.user.id}
      order by unconfirmed`.execute(db);
    expect(rows).toEqual([
      { client: max.user.client, unconfirmed: false },
      { client: olga.user.client, unconfirmed: true },
    ]);
  });

  test('leaving an unconfirmed team leads to the other team; staying confirms only that one', async () => {
    const { olga, max } = await twoTeams();
    await sql`update memberships set unconfirmed = true where user_id = ${max.user.id} and client_id = ${olga.user.client}`.execute(
      db,
    );
    expect(await me(max)).toMatchObject({ client_name: 'Olga', team_unconfirmed: true });
    expect((await call(max, 'GET', '/team')).statusCode).toBe(403);
    await call(max, 'POST', '/account/team', { stay: false });
    expect(await me(max)).toMatchObject({ client_name: 'Max', team_unconfirmed: false, teams: [{ name: 'Max' }] });
    // Confirmed by their own sign-up, a team cannot be left this way.
    await call(max, 'POST', '/account/team', { stay: false });
    expect(await me(max)).toMatchObject({ client_name: 'Max' });
  });
});
