// Operators learn of every table how it grows and what deletes its rows.
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';

const { db, close } = await openTestDb();
afterAll(close);

test('docs/operations.md lists every table under “What grows”, and no other', async () => {
  const text = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## What grows\n([\s\S]*?)^## /m.exec(text) ?? [];
  const listed = section.split('\n').flatMap((line) => {
    const [, names = ''] = /^\| (`[^|]*) \|/.exec(line) ?? [];
    return [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => name!);
  });
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`.execute(db);
  expect(listed.toSorted()).toEqual([...rows.map(({ name }) => name), 'pgboss.job'].toSorted());
});
