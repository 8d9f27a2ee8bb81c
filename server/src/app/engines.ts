// The engines of this installation, from its configuration.
import type { Config } from '../config/config.ts';
import { readSettings } from '../config/env.ts';
import type { Engines } from '../engines/engines.ts';
import { importEngines, openEngines } from '../engines/open-engines.ts';
import type { Logger } from '../kernel/logger.ts';
import { providerHttp } from '../net/provider-http.ts';

/** Throws an `OperatorError` if one of them cannot be used. */
export const openConfiguredEngines = async ({ enginePackages }: Config, log: Logger): Promise<Engines> =>
  openEngines(await importEngines(enginePackages), { settingsOf: readSettings, log, http: providerHttp });
