// The connection budget: a process that the server has no room for is told so at its start.
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

test('what other processes have declared counts, whether or not they have opened it', async () => {
  const name = new URL(url).pathname.slice(1);
  await sql.raw(`alter database ${name} connection limit 60`).execute(db);
  await expect(checkConnectionBudget(db, 24)).resolves.toBeUndefined();
  await connect(declaringName(24));
  // Connections of a process that has declared itself are in its number already.
  await connect('greenroom');
  await connect('greenroom-jobs');
  await expect(checkConnectionBudget(db, 24)).resolves.toBeUndefined();
  await connect(declaringName(24));
  await expect(checkConnectionBudget(db, 24)).rejects.toThrow(
    'The database allows 60 connections; 48 are taken and this process needs up to 24. Raise the connection limit of the database or lower DATABASE_CONNECTIONS.',
  );
  await expect(checkConnectionBudget(db, 12)).resolves.toBeUndefined();
  await connect('psql');
  await expect(checkConnectionBudget(db, 12)).rejects.toThrow('49 are taken');
});

test('a server that allows fewer than one process needs is named', async () => {
  await expect(checkConnectionBudget(db, 10_000)).rejects.toThrow(
    /^The database server allows \d+ connections; .* Raise max_connections or/,
  );
});
