// The service behind a real PgBouncer in transaction mode: concurrent orders are exact.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPgBouncerInstalled, openPgBouncer, type PgBouncer } from '../server/src/db/testing-pgbouncer.ts';
import { allAtOnce, type Fleet, type Member, openFleet } from './fleet.ts';

/** Fewer than the connections of one process. */
const POOL_SIZE = 5;
const VIDEOS = 5;

let fleet: Fleet;
let bouncer: PgBouncer;
let members: Member[] = [];
beforeAll(async () => {
  if (!isPgBouncerInstalled) return;
  fleet = await openFleet({ MAX_LIBRARY_VOICES: '3' });
  const { url, pool } = fleet.database;
  const name = new URL(url).pathname.slice(1);
  const limits = { statement_timeout: '15s', lock_timeout: '3s', idle_in_transaction_session_timeout: '10s' };
  for (const [limit, value] of Object.entries(limits)) {
    await pool.query(`alter role current_user in database ${name} set ${limit} = '${value}'`);
  }
  bouncer = await openPgBouncer(url, { poolSize: POOL_SIZE });
  const env = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: url };
  members = await Promise.all([fleet.serve(env), fleet.serve(env), fleet.work(env)]);
}, 240_000);
afterAll(async () => {
  await fleet?.stop();
  await bouncer?.close();
}, 120_000);

test.skipIf(!isPgBouncerInstalled)(
  '(skipped if pgbouncer is not installed) concurrent orders are exact',
  async () => {
    const [one, two] = members as [Member, Member];
    const account = await fleet.account(5_000);
    const either = (n: number) => account.at(n % 2 === 0 ? one : two);
    const { character_id } = await either(0).characters.create({ name: 'Mara', description: 'A woman with grey hair' });
    const { voice_id } = await either(1).voices.create({ name: 'English', language: 'en' });
    const poor = await fleet.account(105);
    const own = (await poor.at(one).voices.create({ name: 'English', language: 'en' })).voice_id;

    const [spoken, ordered, polled] = await Promise.all([
      // Ten texts at 10 credits are covered, and each is charged once.
      allAtOnce(
        Array.from({ length: 40 }, (_, n) =>
          poor.at(n % 2 ? one : two).tts.create({ voice_id: own, text: `Text ${n}.` }),
        ),
      ),
      allAtOnce(
        Array.from({ length: VIDEOS }, (_, n) =>
          either(n).videos.create({
            mode: 'talking_head',
            character_id,
            voice_id,
            script: `Video number ${n}.`,
            video_idea: 'A desk',
          }),
        ),
      ),
      allAtOnce(Array.from({ length: 200 }, (_, n) => either(n).assets.list({ limit: 5 }))),
    ]);
    expect(spoken.results).toHaveLength(10);
    expect(spoken.statuses).toEqual({ 402: 30 });
    expect([ordered.results.length, ordered.statuses]).toEqual([VIDEOS, {}]);
    expect([polled.results.length, polled.statuses]).toEqual([200, {}]);

    // The pooler opens no more connections than it may, and the notifications, queues and deliveries have their own.
    const { rows } = await fleet.database.pool.query(
      `select application_name as name, count(*) from pg_stat_activity where datname = current_database() group by 1`,
    );
    const open = new Map(rows.map(({ name, count }) => [name, Number(count)]));
    expect(open.get('pooled-greenroom')).toBeLessThanOrEqual(POOL_SIZE);
    expect(open.get('greenroom-notifications/4')).toBe(members.length);

    for (const { workflow_id } of ordered.results) {
      expect((await either(0).videos.waitFor(workflow_id, { pollMs: 300 })).status).toBe('completed');
    }
    await fleet.expectSoundBooks();
    for (const member of members) expect(await member.log()).not.toContain('unexpected error');
  },
  240_000,
);
