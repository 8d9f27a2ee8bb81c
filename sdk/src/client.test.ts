// The client against the mounted API, and against servers that reject or do not respond.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { documentedEndpoints, goodKey, openTestApi } from '../../server/src/api/testing.ts';
import { createClient, InsufficientCredits, InvalidRequest, NoResponse, NotFound, Unauthorized } from './index.ts';

const { app, reached } = openTestApi();
const apiKey = goodKey.replace('Bearer ', '');
let baseUrl = '';
beforeAll(async () => {
  baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that returns these responses in order, and then repeats the last one. */
async function serve(...responses: { status: number; body: unknown; headers?: Record<string, string> }[]) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const { status, body, headers = {} } = responses[Math.min(requests.length, responses.length) - 1]!;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    client: createClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, apiKey }),
  };
}

const bodyOf = <Body>(name: string) =>
  documentedEndpoints.find((endpoint) => endpoint.name === name)!.example.body as Body;
const id = '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d';
const workflow = 'partner_thv_0199e2a61b5c7d3e8f90a1b2c3d4e5f6';

test('there is a method for every endpoint, and it returns the service’s response', async () => {
  const client = createClient({ baseUrl, apiKey });
  const results = {
    createCharacter: await client.characters.create(bodyOf('createCharacter')),
    listCharacters: await client.characters.list(),
    getCharacter: await client.characters.get(id),
    deleteCharacter: await client.characters.delete(id),
    createVoice: await client.voices.create(bodyOf('createVoice')),
    listVoices: await client.voices.list(),
    deleteVoice: await client.voices.delete('voc_1'),
    createSpeech: await client.tts.create(bodyOf('createSpeech')),
    createFirstFrame: await client.images.firstFrame(bodyOf('createFirstFrame')),
    createVideo: await client.videos.create(bodyOf('createVideo'), { idempotencyKey: 'order-1' }),
    estimateVideo: await client.videos.estimate(bodyOf('estimateVideo')),
    getJob: await client.jobs.status(workflow),
    listAssets: await client.assets.list({ kind: 'video', limit: 5 }),
    getAsset: await client.assets.get(id),
    getUsageSummary: await client.usage.summary({ to: '2030-01-01T00:00:00Z' }),
    listJobs: await client.usage.jobs({ offset: 3 }),
  };
  expect(results).toEqual(Object.fromEntries(documentedEndpoints.map(({ name, example }) => [name, example.response])));
  expect(reached.map(({ endpoint }) => endpoint)).toEqual(Object.keys(results));
  expect(reached.find(({ endpoint }) => endpoint === 'createVideo')?.context?.idempotency?.key).toBe('order-1');
  expect(reached.find(({ endpoint }) => endpoint === 'listAssets')?.input).toEqual({
    kind: 'video',
    limit: 5,
    offset: 0,
  });
});

test('errors are classes with the members of the contract', async () => {
  const client = createClient({ baseUrl, apiKey });
  await expect(client.characters.get('unknown')).rejects.toThrow(NotFound);
  await expect(client.tts.create({ voice_id: 'v', text: ' ' })).rejects.toThrow('text must not be blank.');
  await expect(client.tts.create({ voice_id: 'v', text: ' ' })).rejects.toThrow(InvalidRequest);
  await expect(createClient({ baseUrl, apiKey: 'x' }).voices.list()).rejects.toThrow(Unauthorized);

  const body = { error: 'INSUFFICIENT_CREDITS', credits_required: 136, credits_balance: 40 };
  const poor = await serve({ status: 402, body, headers: { 'x-request-id': 'r-1' } });
  const error = await poor.client.videos.create(bodyOf('createVideo')).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(InsufficientCredits);
  expect(error).toMatchObject({
    name: 'InsufficientCredits',
    status: 402,
    requestId: 'r-1',
    creditsRequired: 136,
    creditsBalance: 40,
  });
});

test('a missing response has its own error class', async () => {
  const closed = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey });
  await expect(closed.tts.create({ voice_id: 'v', text: 'x' }, { maxRetries: 0 })).rejects.toThrow(NoResponse);
});
