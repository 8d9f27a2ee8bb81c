// Access to providers, and contexts of steps, for tests of the service.
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import type { ProviderAccess, ServiceStepContext } from './service-step-context.ts';

/** Sends requests, knows no prices and downloads nothing. */
export const testProviders: ProviderAccess = {
  http: providerHttp,
  download: () => Promise.reject(new Error('This test downloads nothing.')),
  costOf: () => undefined,
  recordUsage: async () => {},
  exclusively: (_name, _at, work) => work(),
};

/** As `testStepContext`, without waiting for busy engines. */
export const testServiceContext = async (): Promise<ServiceStepContext> => ({
  ...(await testStepContext()),
  waiting: (work) => work(),
  beginCall: () => {},
  startedEngine: () => undefined,
  abandonOperation: async () => {},
  maxEngineWaitMs: 0,
});
