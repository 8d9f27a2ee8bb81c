// The engines of this installation and their prices, from its configuration.
import type { EngineDefinition } from '@greenroom/engine-kit/engine';
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import type { Config } from '../config/config.ts';
import { readSettings } from '../config/env.ts';
import type { Engines } from '../engines/engines.ts';
import { importEngines, openEngines } from '../engines/open-engines.ts';
import { createRates, type Rates, readRates } from '../engines/rates.ts';
import type { Logger } from '../kernel/logger.ts';
import { tracedHttp } from '../net/traced-http.ts';

export interface ConfiguredEngines {
  /** Of all installed engines, also of those that are not set up. */
  definitions: readonly EngineDefinition[];
  engines: Engines;
  rates: Rates;
}

/** Throws an `OperatorError` if one of them cannot be used. */
export async function openConfiguredEngines(
  { enginePackages, engineChoices, engineRates, speechPace }: Config,
  log: Logger,
): Promise<ConfiguredEngines> {
  const definitions = await importEngines(enginePackages);
  const deps = { settingsOf: readSettings, choices: engineChoices, speechPace, log, http: tracedHttp(providerHttp) };
  const engines = await openEngines(definitions, deps);
  return {
    definitions,
    engines,
    rates: createRates(engines.all, engineRates === undefined ? [] : await readRates(engineRates)),
  };
}
