// Engines for tests.
import type { Ports } from '@greenroom/engine-kit/ports/ports';
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { createLogger } from '../kernel/logger.ts';
import { createCallEngines } from './call-engines.ts';
import { createEngines, type Engine, type Engines } from './engines.ts';
import { importEngines, openEngines } from './open-engines.ts';

/** An engine named `test` with every port; `over` replaces parts of them. `others` come after it. */
export const testEngines = (
  over: { [P in keyof Ports]?: Partial<Ports[P]> } = {},
  others: readonly Engine[] = [],
): Engines => {
  const ports = Object.entries(smallPorts).map(([port, small]) => [port, { ...small, ...over[port as keyof Ports] }]);
  return createEngines([{ name: 'test', ...(Object.fromEntries(ports) as Ports) }, ...others]);
};

/** The built-in engine, for tests of its output. */
export const builtInEngines = async (): Promise<Engines> =>
  openEngines(await importEngines(['@greenroom/engine-studio']), {
    settingsOf: () => ({}),
    log: createLogger('silent'),
    http: providerHttp,
  });

/** Calls engines without limits of concurrency and without records of their faults. */
export const testCallEngines = createCallEngines({
  turns: { run: (_, work) => work() },
  faults: { failed: async () => {}, succeeded: async () => {} },
  onCall: () => {},
});
