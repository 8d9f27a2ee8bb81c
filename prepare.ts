// What npm runs after an installation: compiles the studio's kernel, builds the dashboard, removes what nothing here uses.
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPages } from './dashboard/build.ts';
import { buildKernel } from './engines/studio/src/kernel/build.ts';

/** The pinned Node.js comes with 65 MB of C headers, for add-ons that are compiled; none here is. */
const unusedHeaders = 'node_modules/node/node_modules/node-*/include';

await buildKernel();
await buildPages();
for await (const folder of glob(unusedHeaders, { cwd: import.meta.dirname })) {
  await rm(join(import.meta.dirname, folder), { recursive: true });
}
