// Creates the engine with settings as the environment has them, for tests.
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { engine } from '../index.ts';

/** @param env the values of environment variables */
export const createEngine = (env: Readonly<Record<string, string>>) =>
  engine.create(engine.settings.parse(env), {
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    http: providerHttp,
  });
