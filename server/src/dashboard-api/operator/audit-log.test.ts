// The audit log of all clients: searched, filtered and read page by page from indexes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLog, ownerActor, recordAudit } from '../../clients/audit-log.ts';
import { setOperator } from '../../clients/users.ts';
import { sql } from '../../db/db.ts';
import { rowsRead } from '../../db/testing.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { openTestDashboard, type Person } from '../testing.ts';
import { createAuditLogEndpoints } from './audit-log.ts';

const dashboard = await openTestDashboard({ endpoints: ({ db }) => createAuditLogEndpoints({ db }) });
const { db, call, signUp } = dashboard;
afterAll(() => dashboard.close());

let operator: Person;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  operator = await signUp({ email: 'op@dashboard.test' });
  await db.transaction().execute((tx) => setOperator(tx, operator.email, true));
  ada = await signUp({ email: 'ada@audit.test' });
  ben = await signUp({ email: 'ben@audit.test' });
});

const record = (
  { user }: Person,
  action: 'grant' | 'suspend' | 'reset_link' | 'webhook',
  actor: string,
  reason: string,
) => db.transaction().execute((tx) => recordAudit(tx, { id: uuidv7(), client: user.client, action, actor, reason }));

test('entries are searched by client and actor, and filtered by action', async () => {
  await record(ada, 'grant', operator.email, 'A1');
  await record(ben, 'grant', operator.email, 'B1');
  await record(ada, 'grant', operator.email, 'A2');
  await record(ada, 'suspend', operator.email, 'A3');
  await record(ada, 'webhook', ownerActor(ben.user.id), 'A4');
  const page = async (query: string) => (await call(operator, 'GET', `/operator/audit-log?${query}`)).json();
  const reasons = async (query: string) => (await page(query)).items.map(({ reason }: { reason: string }) => reason);

  expect(await reasons('search=ada@audit.test')).toEqual(['A4', 'A3', 'A2', 'A1']);
  expect(await reasons('search=ada@audit.test&action=grant')).toEqual(['A2', 'A1']);
  // Of a client, and of an owner as the actor in another client.
  expect(await reasons('search=BEN@audit.test')).toEqual(['A4', 'B1']);
  expect(await reasons('search=audit.test&action=grant')).toEqual(['A2', 'B1', 'A1']);
  expect(await reasons(`search=audit.test&client_id=${ben.user.client}`)).toEqual(['B1']);
  expect(await reasons('search=op@dashboard.test')).toEqual(['A3', 'A2', 'B1', 'A1']);
  expect(await reasons('search=nobody')).toEqual([]);
  const { next_cursor } = await page('search=audit.test&limit=2');
  expect(await reasons(`search=audit.test&limit=3&cursor=${next_cursor}`)).toEqual(['A2', 'B1', 'A1']);
});

test('an action of a newer version is listed as it is', async () => {
  const dora = await signUp({ email: 'dora@audit.test' });
  await sql`alter table audit_log drop constraint audit_log_action_check`.execute(db);
  await record(dora, 'rename' as 'grant', operator.email, 'Moved');
  const { statusCode, body } = await call(operator, 'GET', `/operator/audit-log?client_id=${dora.user.client}`);
  expect([statusCode, JSON.parse(body).items]).toMatchObject([200, [{ action: 'rename', reason: 'Moved' }]]);
});

test('entries are filtered by time, and downloaded as CSV with the same filters', async () => {
  const cleo = await signUp({ email: 'cleo@audit.test' });
  await record(cleo, 'grant', operator.email, 'Goodwill, "late"');
  await record(cleo, 'suspend', operator.email, '=1+1');
  const [before, after] = [-3_600_000, 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString());
  const of = `client_id=${cleo.user.client}`;
  const count = async (query: string) =>
    (await call(operator, 'GET', `/operator/audit-log?${of}&${query}`)).json().items.length;
  expect([
    await count(`from=${before}&to=${after}`),
    await count(`from=${after}`),
    await count(`to=${before}`),
  ]).toEqual([2, 0, 0]);
  const file = await call(operator, 'GET', `/operator/audit-log.csv?${of}`);
  expect(file.headers['content-disposition']).toContain('greenroom-audit-log.csv');
  const [header, ...lines] = file.body.trimEnd().split('\r\n');
  expect(header).toContain('Date (UTC),Action,Client');
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,suspend,.*,op@dashboard\.test,'=1\+1$/);
  expect(lines[1]).toContain('"Goodwill, ""late"""');
  expect((await call(operator, 'GET', `/operator/audit-log.csv?${of}&action=grant`)).body.split('\r\n')).toHaveLength(
    3,
  );
});

test('a filtered page reads no entries of others, however many there are', async () => {
  const [client, actor] = [(await signUp()).user.client, 'rare@audit.test'];
  await sql`insert into audit_log (id, action, client_id, actor, reason)
    select gen_random_uuid(), 'view', ${operator.user.client}, 'busy@audit.test', 'V' from generate_series(1, 20000)`.execute(
    db,
  );
  await record(ada, 'reset_link', actor, 'R1');
  await sql`analyze audit_log`.execute(db);
  const about = { clients: [client], actors: [actor] };
  for (const filter of [{ action: 'reset_link' }, { about }, { about, action: 'reset_link' }] as const) {
    let found: string[] = [];
    const read = await rowsRead(db, 'audit_log', async (tx) => {
      found = (await listAuditLog(tx, { ...filter, limit: 51 })).map(({ reason }) => reason);
    });
    expect(found).toEqual(['R1']);
    expect(read).toBeLessThan(60);
  }
});
