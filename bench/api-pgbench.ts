// Runs the statements of an order in pgbench, as the fastest client that there is for the same SQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Account } from './api-accounts.ts';
import { type RecordedStatements, repeatable } from './api-statements.ts';
import type { Bounds, Load } from './load.ts';

/** pgbench takes no more scripts. */
const MAX_SCRIPTS = 128;

/** Orders of the accounts, whose ids are random. Resolves to undefined if pgbench is not installed. */
export async function preparePgbench(
  url: string,
  { order, own }: RecordedStatements,
  { accounts, folder }: { accounts: readonly Account[]; folder: string },
): Promise<((bounds: Bounds) => Promise<Load>) | undefined> {
  if ((await run(['--version'])) === undefined) return undefined;
  const scripts = await Promise.all(
    accounts.slice(0, MAX_SCRIPTS).map(async ({ client, character, voice, apiKey }, n) => {
      const lookup = apiKey.split('_')[1]!;
      const statements = repeatable(order, own).map(({ text, values }) =>
        inline(text, values({ client, character, voice, lookup, job: 'partner_scn_:random' })),
      );
      const file = join(folder, `order-${n}.sql`);
      await writeFile(file, ['\\set random random(1, 1000000000000000)', ...statements, ''].join('\n'));
      return file;
    }),
  );
  return async ({ connections, forMs }) => {
    const options = ['--no-vacuum', `--client=${connections}`, '--jobs=2', `--time=${Math.ceil(forMs / 1000)}`];
    const output = await run([...options, ...scripts.map((file) => `--file=${file}`), url]);
    const figure = (pattern: RegExp) => Number(pattern.exec(output ?? '')?.[1]);
    const perSecond = figure(/^tps = ([\d.]+)/m);
    if (!(perSecond > 0) || figure(/failed transactions: (\d+)/) > 0) throw new Error(`pgbench failed: ${output}`);
    return { perSecond, p50Ms: figure(/^latency average = ([\d.]+) ms/m), p99Ms: Number.NaN };
  };
}

/** The statement on one line, with its values as literals. */
const inline = (text: string, values: readonly unknown[]): string =>
  `${text.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, n) => literal(values[Number(n) - 1]))};`;

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  return pg.escapeLiteral(String(value));
}

/** Returns the output; undefined if there is no such program. */
async function run(options: string[]): Promise<string | undefined> {
  const child = spawn('pgbench', options, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const failed = once(child, 'error').then(() => true);
  const closed = once(child, 'close').then(() => false);
  return (await Promise.race([failed, closed])) ? undefined : output;
}
