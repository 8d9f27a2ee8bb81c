// Builds the dashboard into `dist`, which the service serves.
import { join } from 'node:path';
import { build } from 'vite';

export async function buildPages(): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
  });
}

if (import.meta.main) await buildPages();
