// The started service with fixtures beside it, and partners to call it with.
import { type Client, createClient } from '@greenroom/sdk';
import { type Service, startService } from '../demo/service.ts';
import { type Fixtures, serveFixtures } from './fixtures.ts';

export interface Partner {
  id: string;
  apiKey: string;
  api: Client;
  balance(): Promise<number>;
}

export interface Running {
  service: Service;
  fixtures: Fixtures;
  /** A new account with so many credits. */
  partner(credits: number): Promise<Partner>;
  stop(): Promise<void>;
}

/** @param env on top of what a scratch service needs. */
export async function startHouse(env: Record<string, string> = {}): Promise<Running> {
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
      await service.stop();
      fixtures.close();
    },
  };
}
