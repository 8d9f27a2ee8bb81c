// What clients are told of the tools, the limit of credits, and assets as resources.
import { Asset } from '@greenroom/contract/assets';
import { createClient } from '@greenroom/sdk';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { documentedEndpoints, goodKey } from '../../server/src/api/testing.ts';
import { notFound } from '../../server/src/kernel/problem.ts';
import { call, connectInMemory, openTestMcp } from './testing.ts';

const exampleOf = (name: string) => documentedEndpoints.find((endpoint) => endpoint.name === name)!.example;
const asset = Asset.parse(exampleOf('getAsset').response);

/** The newest first; their ids count down. */
const stored = Array.from({ length: 120 }, (_, n) => ({
  ...asset,
  asset_id: `0199e2a5-0d42-7f10-8a7b-${String(120 - n).padStart(12, '0')}`,
}));
const files = new Map<string, Buffer>();

const api = await openTestMcp({
  services: {
    assetLists: { list: async (_client, { limit, offset }) => ({ assets: stored.slice(offset, offset + limit) }) },
    assetQueries: {
      async get(_client, id) {
        const found = stored.find(({ asset_id }) => asset_id === id);
        if (!found) throw notFound();
        return found;
      },
    },
  },
});
const errors: unknown[] = [];
const client: Client = await connectInMemory({
  client: createClient({
    baseUrl: api.baseUrl,
    apiKey: goodKey.replace('Bearer ', ''),
    maxRetries: 0,
    fetch: async (url, init) => {
      const bytes = files.get(url);
      if (url === asset.url) return new Response(bytes ? new Uint8Array(bytes) : null, { status: bytes ? 200 : 404 });
      return fetch(url, init);
    },
  }),
  onError: (error) => errors.push(error),
});
const { tools } = await client.listTools();
afterAll(async () => {
  await client.close();
  await api.close();
  expect(errors).toEqual([]);
});
beforeEach(() => {
  api.reached.length = 0;
});

test('the root of every schema is an object without alternatives', () => {
  expect(tools.length).toBeGreaterThan(16);
  for (const { name, inputSchema, outputSchema } of tools)
    for (const schema of [inputSchema, outputSchema!]) {
      expect([name, schema.type]).toEqual([name, 'object']);
      for (const keyword of ['oneOf', 'anyOf', 'allOf', 'not', '$ref']) expect(schema).not.toHaveProperty(keyword);
    }
});

test('every argument and every member of a result is described', () => {
  for (const { name, description, inputSchema, outputSchema } of tools) {
    expect([name, description]).not.toEqual([name, undefined]);
    for (const schema of [inputSchema, outputSchema!])
      for (const [member, about] of Object.entries(schema.properties ?? {}))
        expect([name, member, about]).toEqual([
          name,
          member,
          expect.objectContaining({ description: expect.anything() }),
        ]);
  }
});

test('paid tools require max_credits, and no tool claims more than it keeps', () => {
  const paid = tools.filter(({ inputSchema }) => inputSchema.required?.includes('max_credits'));
  expect(paid.map(({ name }) => name).sort()).toEqual([
    'create_character',
    'create_first_frame',
    'create_scenes_video',
    'create_speech',
    'create_talking_head_video',
    'create_voice',
  ]);
  for (const { name, annotations } of tools) {
    const creates = name.startsWith('create_');
    const deletes = name.startsWith('delete_');
    expect([name, annotations?.readOnlyHint]).toEqual([name, !creates && !deletes]);
    if (creates) expect(annotations).toMatchObject({ destructiveHint: false, idempotentHint: false });
    if (deletes) expect(annotations).toMatchObject({ destructiveHint: true, idempotentHint: true });
  }
});

const voice_id = 'voc_1';
const character_id = '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d';
const video = { character_id, voice_id, script: 'Hello there.', video_idea: 'A desk' };
const { credits_required } = exampleOf('estimateVideo').response as { credits_required: number };

test.each([
  ['create_character', { name: 'Ana', description: 'A woman' }, 10],
  ['create_voice', { name: 'Ana', sample_urls: ['https://example.com/a.mp3'] }, 30],
  ['create_speech', { voice_id, text: 'é'.repeat(1_001) }, 11],
  ['create_speech', { voice_id, text: 'Hi.' }, 10],
  ['create_first_frame', { character_id, scene_description: 'A desk' }, 6],
  ['create_talking_head_video', video, credits_required],
  ['create_scenes_video', video, credits_required],
])(
  '%s orders nothing if its price is above max_credits, and says the price and the balance',
  async (tool, args, price) => {
    const refused = await call(client, tool, { ...args, max_credits: price - 1 });
    expect(refused).toMatch(
      new RegExp(
        `^This costs ${price} credits, more than max_credits \\(${price - 1}\\)\\. The balance is 4848 credits\\.`,
      ),
    );
    const names = api.reached.map(({ endpoint }) => endpoint);
    expect(names.filter((name) => !['estimateVideo', 'getUsageSummary'].includes(name))).toEqual([]);
    expect(await call(client, tool, { ...args, max_credits: price })).toBeTypeOf('object');
  },
);

test('a stock voice is free', async () => {
  expect(await call(client, 'create_voice', { name: 'Ana', language: 'es', max_credits: 0 })).toBeTypeOf('object');
});

test('an order has the key of the call, or one of its own', async () => {
  const keys = async (more: object) => {
    api.reached.length = 0;
    await call(client, 'create_talking_head_video', { ...video, max_credits: 1_000, ...more });
    return api.reached.find(({ endpoint }) => endpoint === 'createVideo')?.context?.idempotency?.key;
  };
  expect(await keys({ idempotency_key: 'order 1' })).toBe('order 1');
  const [first, second] = [await keys({}), await keys({})];
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).not.toBe(first);
});

test('assets are listed page by page', async () => {
  const pages = [];
  let cursor: string | undefined;
  do {
    const page = await client.request({ method: 'resources/list', params: cursor === undefined ? {} : { cursor } });
    pages.push(page.resources.map(({ uri }) => uri));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(pages.flat()).toEqual(stored.map(({ asset_id }) => `greenroom://assets/${asset_id}`));
  for (const wrong of ['x', '-1', '1e9', '9'.repeat(400)])
    await expect(client.request({ method: 'resources/list', params: { cursor: wrong } })).rejects.toThrow('cursor');
});

test('a small asset is read as its file, and any other as a record with its link', async () => {
  const uri = `greenroom://assets/${stored[0]!.asset_id}`;
  const read = async () => (await client.readResource({ uri }, { cacheMode: 'refresh' })).contents[0];
  files.set(asset.url, Buffer.from('bytes'));
  expect(await read()).toEqual({ uri, mimeType: 'video/mp4', blob: Buffer.from('bytes').toString('base64') });
  files.clear();
  expect(await read()).toEqual({ uri, mimeType: 'application/json', text: JSON.stringify(stored[0]) });
  files.set(asset.url, Buffer.from('bytes'));
  stored[0]!.metadata = { ...asset.metadata, bytes: 2 * 1024 * 1024 + 1 };
  expect(await read()).toMatchObject({ mimeType: 'application/json' });
});

test('a resource that does not exist, or that is not an asset of the account, is not found', async () => {
  for (const uri of [
    'greenroom://assets/',
    'greenroom://assets/..%2Fvoices',
    `greenroom://assets/${character_id}`,
    'file:///etc/passwd',
  ])
    await expect(client.readResource({ uri })).rejects.toThrow(/not found/i);
});
