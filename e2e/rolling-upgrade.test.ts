// An upgrade under traffic and back: two versions of the code run on one database, and processes are replaced one by one.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Account, type Checkout, type Fleet, type Member, openFleet } from './fleet.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The next version has new columns of busy tables, a new table that a trigger fills, and an index. */
const PRIORITY = 'alter table jobs add column priority integer not null default 0;';
const CHANNEL = `
create table order_notes (job_id text primary key, note text not null);
alter table orders add column channel text not null default 'api' check (channel <> '');
create function note_order() returns trigger language plpgsql as $$
begin
  insert into order_notes (job_id, note) values (new.job_id, new.channel);
  return null;
end
$$;
create trigger note_order after insert on orders for each row execute function note_order();
`;
const INDEX = `-- no transaction
drop index concurrently if exists jobs_by_priority;
create index concurrently jobs_by_priority on jobs (priority, queued_at);
`;
/** The version after that no longer uses a column. */
const CONTRACT = `-- contract: 9001
alter table jobs drop column priority;
`;

let dir: string;
let fleet: Fleet;
let account: Account;
beforeAll(async () => {
  // Below this checkout, whose `node_modules` the versions share.
  await mkdir(join(root, '.scratch'), { recursive: true });
  dir = await mkdtemp(join(root, '.scratch', 'versions-'));
  fleet = await openFleet({ MAX_ACTIVE_JOBS: '100', WORKER_CONCURRENCY: '1' });
  account = await fleet.account(50_000);
}, 240_000);
afterAll(async () => {
  await fleet?.stop();
  await rm(dir, { recursive: true, force: true });
}, 120_000);

/** A copy of this code that has more migrations. */
async function makeVersion(name: string, migrations: Record<string, string>): Promise<Checkout> {
  const checkout = join(dir, name);
  for (const part of [
    'contract',
    'captions',
    'engines',
    'server',
    'dashboard/dist',
    'node_modules/@greenroom',
    'package.json',
  ]) {
    await cp(join(root, part), join(checkout, part), { recursive: true, verbatimSymlinks: true });
  }
  for (const [file, text] of Object.entries(migrations)) {
    await writeFile(join(checkout, 'server/migrations', `${file}.sql`), text);
  }
  return fleet.of(checkout);
}

test('no request fails and no credit is lost while an upgrade replaces all processes, and while it is taken back', async () => {
  const next = { '9001_priority': PRIORITY, '9002_channel': CHANNEL, '9003_index': INDEX };
  const [newer, newest] = await Promise.all([
    makeVersion('newer', next),
    makeVersion('newest', { ...next, '9004_contract': CONTRACT }),
  ]);
  const apis: Member[] = [await fleet.serve()];
  const workers: Member[] = [await fleet.work()];
  const { character_id } = await account.at(apis[0]!).characters.create({ name: 'Mara', description: 'A woman' });
  const { voice_id } = await account.at(apis[0]!).voices.create({ name: 'English', language: 'en' });

  const members = [...apis, ...workers];
  const failures: unknown[] = [];
  const videos: string[] = [];
  let [calls, n, over] = [0, 0, false];
  const repeat = async (pauseMs: number, call: (partner: ReturnType<Account['at']>) => Promise<unknown>) => {
    for (; !over; await sleep(pauseMs)) {
      await call(account.at(apis[n++ % apis.length]!)).catch((error: unknown) => failures.push(error));
      calls++;
    }
  };
  // Its requests end also if the test fails.
  onTestFinished(() => {
    over = true;
  });
  const traffic = [
    repeat(20, ({ tts }) => tts.create({ voice_id, text: `Text number ${n}.` }, { maxRetries: 0 })),
    repeat(20, ({ usage }) => usage.summary()),
    repeat(20, async ({ jobs }) => videos[0] && (await jobs.status(videos.at(-1)!))),
    repeat(4_000, async (partner) => {
      const body = { mode: 'talking_head', character_id, voice_id, script: 'One cup. Six hours hot.' } as const;
      videos.push((await partner.videos.create({ ...body, video_idea: 'A kitchen' }, { maxRetries: 0 })).workflow_id);
    }),
  ];
  const progress = async () => {
    const before = calls;
    await expect.poll(() => calls, { interval: 20 }).toBeGreaterThan(before + 20);
  };
  /** As a load balancer does: the new process gets requests before the old one gets none, and then SIGTERM. */
  const replace = async (list: Member[], started: Promise<Member>) => {
    list.push(await started);
    members.push(list.at(-1)!);
    await progress();
    const old = list.shift()!;
    await sleep(100);
    expect(await old.end('SIGTERM'), await old.log()).toBe(0);
    await progress();
  };

  await progress();
  // A report that takes longer than a migration may wait for a lock.
  const report = fleet.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('jobs').select('id').execute();
    await sleep(2_500);
  });
  expect(await newer.cli('migrate')).toEqual({ applied: Object.keys(next) });
  await report;
  await progress();
  await replace(apis, newer.serve());
  await replace(workers, newer.work());
  // Back: processes of the version before start on the newer schema.
  await replace(apis, fleet.serve());
  await replace(workers, fleet.work());
  await replace(apis, newer.serve());
  await replace(workers, newer.work());

  expect(await newest.cli('migrate')).toEqual({ applied: ['9004_contract'] });
  await progress();
  await expect(fleet.serve()).rejects.toThrow('this version cannot run after 9004_contract. Run the newer version.');
  await replace(apis, newest.serve());
  over = true;
  await Promise.all(traffic);

  const logs = (await Promise.all(members.map(({ log }) => log()))).join('\n');
  expect(logs.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
  expect(failures).toEqual([]);
  for (const id of videos) {
    expect((await account.at(apis[0]!).videos.waitFor(id, { pollMs: 300 })).status).toBe('completed');
  }
  const { rows } =
    await fleet.database.pool.query(`select count(*) as noted, count(*) filter (where orders.job_id is null)
    as lost from order_notes left join orders using (job_id)`);
  expect(rows[0]).toMatchObject({ lost: 0 });
  expect(rows[0].noted).toBeGreaterThan(0);
  expect(await newest.cli('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
  const holds = await fleet.database.pool.query('select from ledger_holds where closed_at is null');
  expect(holds.rowCount).toBe(0);
}, 1_200_000);
