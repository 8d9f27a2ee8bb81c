// A process that may open more connections than the database allows does not start.
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { checkConnectionBudget, declaringName } from './connection-budget.ts';
import { sql } from './db.ts';
import { openTestDb } from './testing.ts';

const { db, url, close } = await openTestDb();
const clients: pg.Client[] = [];
afterAll(async () => {
  for (const client of clients) await client.end();
  await close();
});

async function connect(applicationName: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  clients.push(client);
  await client.connect();
}

test('connections declared by other processes count, whether or not they are open', async () => {
  const name = new URL(url).pathname.slice(1);
  await sql.raw(`alter database ${name} connection limit 60`).execute(db);
  await expect(checkConnectionBudget(db, { needed: 24, pooled: false })).resolves.toBeUndefined();
  await connect(declaringName(24));
  // Other connections of the service are included in the declared number.
  await connect('greenroom');
  await connect('greenroom-jobs');
  await expect(checkConnectionBudget(db, { needed: 24, pooled: false })).resolves.toBeUndefined();
  await connect(declaringName(24));
  await expect(checkConnectionBudget(db, { needed: 24, pooled: false })).rejects.toThrow(
    'The database allows 60 connections; 48 are in use and this process needs up to 24. Raise the connection limit of the database or lower DATABASE_CONNECTIONS.',
  );
  await expect(checkConnectionBudget(db, { needed: 12, pooled: false })).resolves.toBeUndefined();
  await connect('psql');
  await expect(checkConnectionBudget(db, { needed: 12, pooled: false })).rejects.toThrow('49 are in use');
});

test('the error names the limit of the server', async () => {
  await expect(checkConnectionBudget(db, { needed: 10_000, pooled: false })).rejects.toThrow(
    /^The database server allows \d+ connections; .* Raise max_connections or/,
  );
});

test("a pooler's connections count as they are, and the error names its pool size", async () => {
  // The limit of this test's own database: other tests use the same server.
  const { pathname } = new URL(url);
  await sql.raw(`alter database ${pathname.slice(1)} connection limit 60`).execute(db);
  const refusal = () => checkConnectionBudget(db, { needed: 60, pooled: true }).catch((error: Error) => error.message);
  const used = (text: unknown) => Number(/(\d+) are in use/.exec(String(text))?.[1]);
  const found = await refusal();
  expect(found).toMatch(/Raise the connection limit of the database or lower the pooler's pool size\.$/);
  await connect('pooled-greenroom');
  expect(used(await refusal())).toBe(used(found) + 1);
});
