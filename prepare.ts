// Runs after `npm ci`: compiles the studio's kernel, builds the dashboard and the program `greenroom-mcp`, and deletes unused files.
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPages } from './dashboard/build.ts';
import { buildKernel } from './engines/studio/src/kernel/build.ts';
import { buildMcp } from './mcp/build.ts';

/** The pinned Node.js includes 65 MB of C headers for compiling add-ons, which no package here does. */
const unusedHeaders = 'node_modules/node/node_modules/node-*/include';

await buildKernel();
await buildPages();
await buildMcp();
for await (const folder of glob(unusedHeaders, { cwd: import.meta.dirname })) {
  await rm(join(import.meta.dirname, folder), { recursive: true });
}
