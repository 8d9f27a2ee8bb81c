// The operator's clients: one that is added, their order, and their ledger.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticate } from '../../clients/api-keys.ts';
import { setOperator } from '../../clients/users.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { closeHold, hold } from '../../ledger/holds.ts';
import { addTestVideo } from '../../library/testing.ts';
import { openTestDashboard, type Person } from '../testing.ts';
import { createAuditLogEndpoints } from './audit-log.ts';
import { createClientEndpoints } from './clients.ts';

const { db, call, signUp, close } = await openTestDashboard({
  endpoints: ({ db }) => [...createClientEndpoints({ db, keyPrefix: 'gr' }), ...createAuditLogEndpoints({ db })],
});
afterAll(close);

const action = (members: object) => ({ action_id: uuidv7(), reason: 'because', ...members });

let operator: Person;
beforeAll(async () => {
  operator = await signUp();
  await db.transaction().execute((tx) => setOperator(tx, operator.email, true));
});

test('the ledger of a client has one row for each order, with a title that the client chose, but no words of a script', async () => {
  const { client } = (await signUp()).user;
  const chosen = 'Summer sale, cut B';
  await db.transaction().execute(async (tx) => {
    for (const title of [chosen, 'Fresh bread from seven']) {
      const { id } = await addTestVideo(tx, client, { title, script: 'Fresh bread from seven, every morning.' });
      await hold(tx, { order: id, client, amount: 10 });
      await closeHold(tx, id, 6);
    }
  });
  const { items } = (await call(operator, 'GET', `/operator/clients/${client}/ledger`)).json();
  expect(items).toMatchObject([
    { kind: 'charge', credits: -6, balance: 488, job: { kind: 'scenes', title: null } },
    { kind: 'charge', credits: -6, balance: 494, job: { kind: expect.any(String), title: chosen } },
    { kind: 'grant', balance: 500, job: null },
  ]);
  const file = (await call(operator, 'GET', `/operator/clients/${client}/ledger.csv?kind=charge`)).body;
  expect(file.trimEnd().split('\r\n').slice(1)).toEqual([
    expect.stringContaining(`,"${chosen}",0,-6,6,0,490`),
    expect.stringContaining(',,0,-6,6,0,484'),
  ]);
  expect(file).not.toContain('Fresh bread');
  const shown = async (id: string) => (await call(operator, 'GET', `/operator/clients/${id}`)).json().charged_30_days;
  expect([await shown(client), await shown((await signUp()).user.client)]).toEqual([12, 0]);
});

test('an operator adds a client once for each form, with credits, a key and an entry in the audit log', async () => {
  const form = action({ name: ' Zeta Foods ', credits: 300, reason: 'A pilot' });
  const [added, ...repeated] = await Promise.all(
    Array.from({ length: 4 }, () => call(operator, 'POST', '/operator/clients', form)),
  ).then((responses) => responses.toSorted((a, b) => a.statusCode - b.statusCode));
  expect(repeated.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  const { client_id, api_key } = added!.json();
  expect(await createAuthenticate(db)(`Bearer ${api_key}`)).toBe(client_id);
  expect((await call(operator, 'GET', '/operator/clients?search=Zeta')).json().items).toMatchObject([
    { client_id, name: 'Zeta Foods', credits: { free: 300 }, users: [] },
  ]);
  expect((await call(operator, 'GET', `/operator/audit-log?client_id=${client_id}`)).json().items).toMatchObject([
    { action: 'create', credits: 300, actor: operator.email, reason: 'A pilot' },
  ]);
});

test('clients are sorted by name, in pages', async () => {
  await call(operator, 'POST', '/operator/clients', action({ name: 'alpha Bakery', credits: 0 }));
  const names: string[] = [];
  for (let cursor = ''; ; ) {
    const page = (await call(operator, 'GET', `/operator/clients?sort=name&limit=2${cursor}`)).json();
    names.push(...page.items.map(({ name }: { name: string }) => name));
    if (page.next_cursor === null) break;
    cursor = `&cursor=${page.next_cursor}`;
  }
  // People who signed up, of the same name.
  expect(names).toEqual(['Ada', 'Ada', 'Ada', 'alpha Bakery', 'Zeta Foods']);
});
