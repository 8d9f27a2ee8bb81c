// The greenroom commands on a real database: output, exit status and errors.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createAuthenticate } from '../clients/api-keys.ts';
import { listAuditLog } from '../clients/audit-log.ts';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { readLastVerification } from '../ledger/last-verification.ts';
import type { BackupServices } from './backups.ts';
import { runCli } from './cli.ts';
import type { EngineServices } from './engines.ts';
import { createCliServices } from './services.ts';
import type { StorageServices } from './storage.ts';

const { db, close } = await openTestDb();
afterAll(close);

/** No engine is called and no backup is made in these tests. */
const noEngines = {} as EngineServices & BackupServices & StorageServices;
const services = createCliServices(
  db,
  { keyPrefix: 'gr', publicUrl: 'http://127.0.0.1:8080', mail: undefined, speechPace: 1, sandboxDailyCredits: 500 },
  noEngines,
);
let printed: string[];
let errors: string[];
let started: string[];
beforeEach(() => {
  [printed, errors, started] = [[], [], []];
});

const greenroom = (...args: string[]) =>
  runCli(args, {
    open: async () => ({ services, close: async () => undefined }),
    processes: {
      serve: async () => void started.push('serve'),
      work: async (queues) => void started.push(`work ${queues.join()}`),
    },
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  });

async function runJson(...args: string[]) {
  printed = [];
  await greenroom(...args, '--json');
  expect(printed).toHaveLength(1);
  return JSON.parse(printed[0]!);
}

test('a client is created with credits and a key that works', async () => {
  const { client_id, api_key, ...rest } = await runJson('client', 'create', '--name', 'Acme', '--credits', '5000');
  expect(rest).toEqual({});
  expect(await createAuthenticate(db)(`Bearer ${api_key}`)).toBe(client_id);
  expect(await runJson('credit', 'grant', '--client', client_id, '--credits=250')).toEqual({
    client_id,
    credits_balance: 5250,
  });
});

test('a client can be created without credits', async () => {
  const { client_id } = await runJson('client', 'create', '--name', 'Poor');
  expect(await runJson('credit', 'grant', '--client', client_id, '--credits', '1')).toMatchObject({
    credits_balance: 1,
  });
});

test('a rotated key replaces the previous one, and the audit log has it', async () => {
  const { client_id, api_key } = await runJson('client', 'create', '--name', 'Acme');
  const rotated = await runJson('client', 'rotate-key', '--client', client_id);
  expect(Object.keys(rotated)).toEqual(['api_key']);
  expect(await createAuthenticate(db)(`Bearer ${api_key}`)).toBeUndefined();
  expect(await createAuthenticate(db)(`Bearer ${rotated.api_key}`)).toBe(client_id);
  await runJson('client', 'rotate-test-key', '--client', client_id);
  expect(await listAuditLog(db, { client: client_id, limit: 10 })).toMatchObject([
    { action: 'key', actor: 'command line', reason: 'test key' },
    { action: 'key', actor: 'command line', reason: 'API key' },
  ]);
});

test('the key of a suspended client fails until it is resumed, and the audit log has the actor and the reason', async () => {
  const { client_id, api_key } = await runJson('client', 'create', '--name', 'Acme');
  const opens = () => createAuthenticate(db)(`Bearer ${api_key}`);
  const suspended = await runJson('client', 'suspend', '--client', client_id, '--reason', 'unpaid');
  expect([suspended, await opens()]).toEqual([{ client_id, suspended: true }, undefined]);
  const resumed = await runJson('client', 'resume', '--client', client_id, '--reason', 'paid');
  expect([resumed, await opens()]).toEqual([{ client_id, suspended: false }, client_id]);
  await runJson('credit', 'grant', '--client', client_id, '--credits', '5');
  expect(await listAuditLog(db, { client: client_id, limit: 10 })).toMatchObject([
    { action: 'grant', credits: 5, actor: 'command line', reason: 'granted by the operator' },
    { action: 'resume', actor: 'command line', reason: 'paid' },
    { action: 'suspend', actor: 'command line', reason: 'unpaid' },
  ]);
});

test('clients are listed without their keys', async () => {
  const { client_id } = await runJson('client', 'create', '--name', 'Listed');
  const { clients } = await runJson('client', 'list');
  const created_at = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(clients.at(-1)).toEqual({ client_id, name: 'Listed', created_at, status: 'active' });
});

test('client delete needs the name and consent to forfeit credits, and client list shows that it is erasing', async () => {
  const { client_id } = await runJson('client', 'create', '--name', 'Leaving', '--credits', '7');
  const remove = ['client', 'delete', '--client', client_id, '--confirm'] as const;
  expect((await runJson(...remove, 'Other')).error).toContain('name of the client');
  expect((await runJson(...remove, 'Leaving')).error).toContain('7 credits');
  const { name } = await runJson(...remove, 'Leaving', '--forfeit', 'true');
  expect((await runJson('client', 'list')).clients.at(-1)).toMatchObject({ client_id, name, status: 'erasing' });
  expect(name).toMatch(/^Deleted client /);
  for (const command of [
    'client rotate-key',
    'client resume --reason moved',
    'credit grant --credits 5',
    'user invite',
  ])
    expect((await runJson(...command.split(' '), '--client', client_id)).error).toContain('was deleted');
});

test('ledger verify succeeds, and exits with 1 for a wrong balance', async () => {
  const { client_id } = await runJson('client', 'create', '--name', 'Acme', '--credits', '100');
  expect(await runJson('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
  expect(await readLastVerification(db)).toMatchObject({ problems: 0 });
  await sql`update ledger_accounts set balance = 7 where id = ${`${client_id}/free`}`.execute(db);
  expect(await greenroom('ledger', 'verify', '--json')).toBe(1);
  const recorded = await readLastVerification(db);
  expect(recorded.problems).toBeGreaterThan(0);
  expect(recorded.ageSeconds).toBeLessThan(60);
  const { ok, problems } = JSON.parse(printed.at(-1)!);
  expect(ok).toBe(false);
  expect(problems.join()).toContain(client_id);
  await sql`update ledger_accounts set balance = 100 where id = ${`${client_id}/free`}`.execute(db);
});

test('jobs are listed and shown with their steps', async () => {
  const { client_id } = await runJson('client', 'create', '--name', 'Acme');
  expect(await runJson('job', 'list', '--client', client_id)).toEqual({ jobs: [] });
  await sql`insert into jobs (id, client_id, kind, queue, input, timeout_ms, start_deadline)
    values ('partner_thv_1', ${client_id}, 'talking_head', 'batch', '{}', 1000, now())`.execute(db);
  await sql`insert into job_steps (job_id, name, attempts, cause) values ('partner_thv_1', 'speech', 2, 'it broke')`.execute(
    db,
  );
  const row = { id: 'partner_thv_1', kind: 'talking_head', status: 'queued', started_at: null, error_message: null };
  expect(await runJson('job', 'list', '--client', client_id)).toMatchObject({ jobs: [row] });
  expect(await runJson('job', 'show', '--id', 'partner_thv_1')).toMatchObject({
    ...row,
    steps: [{ name: 'speech', status: 'open', attempts: 2, duration_ms: null, cause: 'it broke' }],
  });
});

test('without --json the output is text', async () => {
  await greenroom('client', 'create', '--name', 'Acme');
  expect(printed.join('\n')).toMatch(
    /^client_id {2}[0-9a-f-]{36}\napi_key {4}gr_\w+\nCopy the key now; it is not shown again\.$/,
  );
  printed = [];
  await greenroom('client', 'list');
  expect(printed[0]).toMatch(/^client_id +name +created_at +status\n/);
});

test('an unknown client or job is reported in one sentence with exit status 1, as JSON with --json', async () => {
  const unknown = uuidv7();
  expect(await greenroom('credit', 'grant', '--client', unknown, '--credits', '5')).toBe(1);
  expect(errors).toEqual([`Client ${unknown} not found. Run \`greenroom client list\` for the ids.`]);
  expect(await greenroom('client', 'rotate-key', '--client', 'me')).toBe(1);
  expect(await runJson('job', 'show', '--id', 'none')).toEqual({ error: 'Job none not found.' });
});

test.each([
  [[], 'No command given.'],
  [['client'], 'Unknown command `client`'],
  [['client', 'destroy'], 'Unknown command `client destroy`'],
  [['client', 'list', 'all'], 'Unknown command `client list all`'],
  [['client', 'create'], '--name is required.'],
  [['client', 'create', '--name'], '--name must be text'],
  [['client', 'create', '--name', '  '], '--name must be text'],
  [['client', 'create', '--name', 'a', '--name', 'b'], '--name is given twice.'],
  [['client', 'create', '--name', 'a', '--credits', '-5'], '--credits must be a whole number from 0'],
  [['client', 'create', '--name', 'a', '--credits', '1.5'], '--credits must be a whole number from 0'],
  [['credit', 'grant', '--client', 'a', '--credits', '0'], '--credits must be a whole number from 1'],
  [['client', 'suspend', '--client', 'a'], '--reason is required.'],
  [['client', 'list', '--client', 'a'], 'has no option --client.'],
  [['client', 'list', '--verbose'], 'has no option --verbose.'],
  [['client', 'list', '-j'], 'has no option -j.'],
  [['client', 'list', '--json=yes'], '--json takes no value.'],
  [['serve', '--queues', 'batch'], '`greenroom serve` has no option --queues.'],
  [['work', '--queues', 'batch,video'], '--queues must be one or more of interactive,batch'],
  [['work', '--queues'], '--queues must be one or more of'],
  [['work', '--queues', 'batch', '--queues', 'batch'], '--queues is given twice.'],
  [['serve', '--json'], '`greenroom serve` has no option --json.'],
])('%j is rejected in one line with exit status 2', async (args, message) => {
  expect(await greenroom(...args)).toBe(2);
  expect(printed).toEqual([]);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(message);
  expect(errors[0]).not.toContain('\n');
});

test('serve and work start their process', async () => {
  expect(await greenroom('serve')).toBe(0);
  expect(await greenroom('work')).toBe(0);
  expect(await greenroom('work', '--queues', 'batch')).toBe(0);
  expect(started).toEqual(['serve', 'work interactive,batch', 'work batch']);
});

test('help lists every command', async () => {
  expect(await greenroom('help')).toBe(0);
  expect(await greenroom('client', '--help')).toBe(0);
  for (const words of [
    'serve',
    'work',
    'migrate',
    'client create',
    'client rotate-key',
    'ledger verify',
    'job show',
    'user promote',
    'user create-reset-link',
  ]) {
    expect(printed[0]).toContain(`greenroom ${words}`);
  }
});
