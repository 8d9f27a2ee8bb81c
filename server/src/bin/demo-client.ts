// Creates a demo client at the first start on the operator's own machine and shows its API key once.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openClient } from '../billing/open-client.ts';
import { listClients } from '../clients/clients.ts';
import { type Config, isLoopback } from '../config/config.ts';
import { withDb } from './database.ts';

const CREDITS = 5_000;

/** Only for the embedded PostgreSQL without clients, and if only this machine can reach the service. */
export async function openDemoClient(config: Config, databaseUrl: string): Promise<void> {
  if (config.databaseUrl || !isLoopback(config.host)) return;
  await withDb(databaseUrl, async (db) => {
    if ((await listClients(db)).length > 0) return;
    const { apiKey: key } = await openClient(db, { name: 'demo', credits: CREDITS, keyPrefix: config.keyPrefix });
    // Without a terminal, stdout may be collected as a log.
    if (process.stdout.isTTY)
      console.log(`Created the client "demo" with ${CREDITS} credits. Its API key, not shown again: ${key}`);
    else await writeFile(join(config.dataDir, 'demo-key'), `${key}\n`, { mode: 0o600 });
  });
}
