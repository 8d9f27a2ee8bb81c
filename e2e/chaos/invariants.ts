// What must be true after every round, whatever happened in it. Each violation is one sentence.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deployment } from './deployment.ts';
import type { Acknowledged } from './traffic.ts';

/** Longer than a takeover and the rest of a job. */
const SETTLE_MS = 300_000;

/** Kept objects that no row names, and objects of ended jobs that the sweep has left for longer than it should. */
const WITHOUT_OWNER = `with named as (
    select (regexp_matches(t.t::text, 'objects/[^"/ ]+/[a-z0-9]+[.][a-z0-9]+', 'g'))[1] as key
    from (select t::text from assets t union all select t::text from uploads t union all select t::text from characters t
      union all select t::text from voices t) t
  )
  select key from stored_objects where kept and key not in (select key from named)
  union all select key from stored_objects where not kept and created_at < now() - interval '20 minutes'
    and not exists (select from jobs where jobs.id = job_id and status in ('queued', 'running'))`;

export async function findViolations(deployment: Deployment, acknowledged: Acknowledged): Promise<string[]> {
  const { videos, assets, characters, deletedCharacters, grants } = acknowledged;
  const { pool, fleet } = deployment;
  const values = async (text: string, parameters: unknown[] = []): Promise<string[]> =>
    (await pool.query({ text, values: parameters, rowMode: 'array' })).rows.map((row) => row.join(' '));
  const live = () => values("select id, kind, status from jobs where status in ('queued', 'running')");
  for (const until = Date.now() + SETTLE_MS; (await live()).length > 0 && Date.now() < until; ) await sleep(250);

  const verified = await fleet.cli<{ problems: string[] }>('ledger', 'verify');
  const rules: [string, Promise<string[]>][] = [
    ['jobs did not end', live()],
    ['the ledger differs', Promise.resolve(verified.problems)],
    ['holds are open without a live job', values('select order_id from ledger_holds where closed_at is null')],
    [
      'acknowledged videos are not there',
      values('select id from unnest($1::text[]) id where not exists (select from jobs where jobs.id = id.id)', [
        videos,
      ]),
    ],
    [
      'acknowledged assets are not there',
      values(
        'select id from unnest($1::text[]) id where not exists (select from assets where assets.id::text = id.id)',
        [assets],
      ),
    ],
    [
      'acknowledged characters are not there',
      values(
        'select id from unnest($1::uuid[]) id where not exists (select from characters where characters.id = id.id and deleted_at is null)',
        [characters],
      ),
    ],
    [
      'deleted characters are there',
      values('select id from characters where id = any($1::uuid[]) and deleted_at is null', [deletedCharacters]),
    ],
    [
      'acknowledged grants are not in the ledger',
      values(
        `select granted.id from unnest($1::text[], $2::int[]) granted (id, credits)
          where not exists (select from ledger_transfers where key = 'grant:operator:' || granted.id and amount = credits)`,
        [grants.map(({ actionId }) => actionId), grants.map(({ credits }) => credits)],
      ),
    ],
    [
      'charges have no published asset',
      values(`select order_id from ledger_holds join jobs on jobs.id = order_id
        where charged > 0 and kind <> 'voice'
          and not exists (select from assets where starts_with(object_key, 'objects/' || order_id || '/'))`),
    ],
    [
      'failed jobs were charged',
      values(
        "select order_id from ledger_holds join jobs on jobs.id = order_id where charged > 0 and status = 'failed'",
      ),
    ],
    ['stored objects have no owner', values(WITHOUT_OWNER)],
    ['assets have no bytes', missingBytes(deployment)],
    ['files have no row', filesWithoutRow(deployment)],
  ];
  const found: string[] = [];
  for (const [rule, violations] of rules) {
    const those = await violations;
    if (those.length > 0) found.push(`${rule}: ${those.slice(0, 5).join(', ')}${those.length > 5 ? ', …' : ''}`);
  }
  return found;
}

async function storedFiles({ fleet: { dataDir } }: Deployment): Promise<Set<string>> {
  const entries = await readdir(join(dataDir, 'objects', 'objects'), { recursive: true, withFileTypes: true });
  const root = join(dataDir, 'objects');
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
  );
}

async function missingBytes(deployment: Deployment): Promise<string[]> {
  const { rows } = await deployment.pool.query<{ key: string }>('select object_key as key from assets');
  const stored = await storedFiles(deployment);
  return rows.map(({ key }) => key).filter((key) => !stored.has(key));
}

async function filesWithoutRow(deployment: Deployment): Promise<string[]> {
  const stored = await storedFiles(deployment);
  const { rows } = await deployment.pool.query<{ key: string }>(
    'select key from stored_objects union select key from object_deletions',
  );
  const known = new Set(rows.map(({ key }) => key));
  return [...stored].filter((key) => !known.has(key));
}
