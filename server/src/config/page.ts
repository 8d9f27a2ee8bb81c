// docs/configuration.md, made from the variables themselves; a test finds it stale.
import { writeFile } from 'node:fs/promises';
import type { EngineDefinition } from '@greenroom/engine-kit/engine';
import { importEngines } from '../engines/open-engines.ts';
import { defaultEnginePackages, variables, variablesOf } from './env.ts';

export const pageFile = new URL('../../../docs/configuration.md', import.meta.url);

/** `engines`: those that come with Greenroom. */
export const configurationPage = (engines: readonly EngineDefinition[]): string => `# Configuration

<!-- Made by \`node server/src/config/page.ts\`; edit the descriptions in server/src/config/env.ts instead. -->

Greenroom reads its configuration from the environment, once, when a process starts. Everything has a value that works
on one machine, so nothing needs to be set to try it. What is wrong is said at once, all of it, and the process ends with 1.
An empty variable counts as not set.

| variable | otherwise | what it is |
| --- | --- | --- |
${[...variables, ...engines.flatMap(({ settings }) => variablesOf(settings))].map(({ name, otherwise, about, form }) => `| \`${name}\` | ${otherwise} | ${about} ${capital(form)}. |`).join('\n')}

Processes of one installation (\`npm start\`, \`greenroom serve\`, \`greenroom work\` and the commands) need the same
\`DATA_DIR\`, \`DATABASE_URL\`, \`PUBLIC_URL\` and \`KEY_PREFIX\`.

The embedded PostgreSQL listens on loopback alone, on a port kept in \`DATA_DIR/postgres/port\`, with a password kept in
\`DATA_DIR/postgres/data/greenroom.password\`. It refuses to run as root: started by root it runs as \`postgres\` or
\`nobody\`, and where that user cannot read the installed programs they are copied to \`DATA_DIR/postgres\` or
\`/var/lib/greenroom\`. Two machines or two containers cannot share one \`DATA_DIR\` with it: set \`DATABASE_URL\` then.
`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

if (import.meta.main) {
  await writeFile(pageFile, configurationPage(await importEngines(defaultEnginePackages)));
}
