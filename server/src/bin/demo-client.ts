// Creates a demo client at the first start on the operator's own machine and shows its API key once.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCliServices } from '../cli/services.ts';
import { type Config, isLoopback } from '../config/config.ts';
import { withDb } from './database.ts';

const CREDITS = 5_000;

/** Only for the embedded PostgreSQL without clients, and if only this machine can reach the service. */
export async function openDemoClient(config: Config, databaseUrl: string): Promise<void> {
  if (config.databaseUrl || !isLoopback(config.host)) return;
  await withDb(databaseUrl, async (db) => {
    const services = createCliServices(db, config);
    if ((await services.listClients()).clients.length > 0) return;
    const { api_key: key } = await services.createClient({ name: 'demo', credits: CREDITS });
    // Without a terminal, stdout may be collected as a log.
    if (process.stdout.isTTY)
      console.log(`Created the client "demo" with ${CREDITS} credits. Its API key, not shown again: ${key}`);
    else await writeFile(join(config.dataDir, 'demo-key'), `${key}\n`, { mode: 0o600 });
  });
}
