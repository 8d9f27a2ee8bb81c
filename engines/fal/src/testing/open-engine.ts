// Opens the engine with a loopback server, for tests.
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { offline } from '@greenroom/engine-kit/testing/offline';
import { engine } from '../index.ts';
import type { FalLoopback } from './loopback.ts';

/** All ports, with further settings as they stand in the environment. */
export const openEngine = (loopback: FalLoopback, env: Record<string, string> = {}) =>
  engine.create(engine.settings.parse({ ...loopback.env, ...env }), { log: offline.log, http: providerHttp });
