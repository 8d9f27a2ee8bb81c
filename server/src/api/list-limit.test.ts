// The limit of concurrent list requests for each client; other requests and clients are not delayed.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prefix } from './endpoints.ts';
import { openTestApi } from './testing.ts';

test('lists of one client are read three at a time, further ones are rejected with Retry-After, and nothing else is delayed', async () => {
  const release = Promise.withResolvers<void>();
  let reading = 0;
  const edge = openTestApi({
    authenticate: async (header) => header?.slice('Bearer '.length),
    services: {
      assetLists: {
        async list(client) {
          if (client === 'large') {
            reading++;
            await release.promise;
          }
          return { assets: [] };
        },
      },
    },
  });
  const get = (client: string, path: string) =>
    edge.app.inject({ url: prefix + path, headers: { authorization: `Bearer ${client}` } });

  const lists = Array.from({ length: 60 }, () => get('large', '/assets?offset=900000'));
  await expect.poll(() => reading).toBe(3);
  expect((await get('large', '/jobs/partner_thv_0199e2a47c1e7b3a9d563f0c8a1b2c3d/status')).statusCode).toBe(200);
  expect((await get('small', '/assets')).statusCode).toBe(200);
  expect(reading).toBe(3);

  const refused = await get('large', '/usage/summary');
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
    429,
    { error: 'RATE_LIMITED' },
    '2',
  ]);
  release.resolve();
  const statuses = (await Promise.all(lists)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBe(3);
  expect((await get('large', '/usage/summary')).statusCode).toBe(200);
  await edge.app.close();
});

test('a hundred concurrent short lists succeed', async () => {
  const edge = openTestApi({
    services: {
      voiceLists: {
        async list() {
          await sleep(5);
          return { voices: [] };
        },
      },
    },
  });
  const responses = await Promise.all(Array.from({ length: 100 }, () => edge.get('/voices')));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await edge.app.close();
});
