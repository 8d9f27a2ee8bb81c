// A test harness: the service in its own process, a file server with fixtures, and clients with API keys.
import { type Client, createClient } from '@greenroom/sdk';
import { type Service, startService } from '../demo/service.ts';
import { type Fixtures, serveFixtures } from './fixtures.ts';

export interface Partner {
  id: string;
  apiKey: string;
  api: Client;
  balance(): Promise<number>;
}

export interface Harness {
  service: Service;
  fixtures: Fixtures;
  /** Creates a client with this many credits. */
  partner(credits: number): Promise<Partner>;
  stop(): Promise<void>;
}

/** @param env in addition to the variables of the test service. */
export async function startHarness(env: Record<string, string> = {}): Promise<Harness> {
  const fixtures = await serveFixtures();
  const service = await startService({ LOG_LEVEL: 'warn', TRUSTED_INPUT_ORIGINS: fixtures.origin, ...env }).catch(
    (error) => {
      fixtures.close();
      throw error;
    },
  );
  return {
    service,
    fixtures,
    async partner(credits) {
      const created = await service.cli('client', 'create', '--name', 'Partner', '--credits', String(credits));
      const apiKey = String(created.api_key);
      const api = createClient({ baseUrl: service.baseUrl, apiKey });
      const balance = async () => (await api.usage.summary()).credits_balance;
      return { id: String(created.client_id), apiKey, api, balance };
    },
    async stop() {
      // At once: nothing has to be finished.
      service.child.kill('SIGKILL');
      await service.stop();
      fixtures.close();
    },
  };
}
