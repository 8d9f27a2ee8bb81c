// Reads the migrations: numbered SQL files, and the markers in their comments.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { OperatorError } from '../kernel/operator-error.ts';

export const MIGRATIONS = new URL('../../migrations/', import.meta.url);

export interface Migration {
  /** Such as `0002_ledger`. Migrations are applied in the order of their numbers; gaps are allowed. */
  readonly name: string;
  readonly number: number;
  /**
   * From `-- contract: 0012`: processes that do not know the migration 0012 cannot run on the schema. Undefined: processes that ran
   * on the schema before can also run on this one.
   */
  readonly requires: number | undefined;
  /** The whole file, or from `-- no transaction`, its statements, which are repeated if one fails. */
  readonly statements: readonly string[];
  readonly inTransaction: boolean;
  readonly checksum: string;
}

/** In order. Throws `OperatorError` if two have the same number or a marker is invalid. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file)).sort();
  const duplicate = files.find((file, i) => file.slice(0, 4) === files[i - 1]?.slice(0, 4));
  if (duplicate) throw new OperatorError(`Two migrations have the number ${duplicate.slice(0, 4)}.`);
  const migrations = await Promise.all(
    files.map(async (file) => readMigration(file, await readFile(new URL(file, folder), 'utf8'))),
  );
  const numbers = new Set(migrations.map(({ number }) => number));
  for (const { name, number, requires } of migrations) {
    if (requires === undefined || (requires <= number && numbers.has(requires))) continue;
    throw new OperatorError(`The migration ${name} must name itself or an earlier migration in \`-- contract:\`.`);
  }
  return migrations;
}

function readMigration(file: string, text: string): Migration {
  const name = file.slice(0, -'.sql'.length);
  const markers = text.match(/^-- ?(?:contract|no transaction).*$/gim) ?? [];
  const unknown = markers.find((marker) => !/^-- (?:contract: \d{4}|no transaction)$/.test(marker.trimEnd()));
  if (unknown) throw new OperatorError(`The migration ${name} has an invalid marker: ${unknown}`);
  const contract = markers.find((marker) => marker.startsWith('-- contract'));
  const inTransaction = !markers.some((marker) => marker.startsWith('-- no transaction'));
  return {
    name,
    number: Number(file.slice(0, 4)),
    requires: contract === undefined ? undefined : Number(contract.slice('-- contract: '.length)),
    statements: inTransaction ? [text] : text.split(/;\s*$/m).filter((part) => /^\s*[^\s-]/m.test(part)),
    inTransaction,
    checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex'),
  };
}
