// Tests the node against the mounted partner API, with the functions that n8n gives to a node.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentedEndpoints, goodKey, openTestApi } from '../../server/src/api/testing.ts';
import { GreenroomApi } from '../n8n/credentials/GreenroomApi.credentials.ts';
import { Greenroom } from '../n8n/nodes/Greenroom/Greenroom.node.ts';
import { operations } from '../n8n/nodes/Greenroom/operations.ts';

const characterId = '11111111-1111-4111-8111-111111111111';
const talkingHead = {
  resource: 'video',
  operation: 'create',
  mode: 'talking_head',
  characterId,
  voiceId: 'voc_abc',
  script: 'Fresh bread, every morning.',
  videoIdea: 'In a bakery',
  talkingHeadOptions: { use_dynamic_captions: true },
};
const ASSETS = 130;

const exampleOf = (endpoint: string) => documentedEndpoints.find(({ name }) => name === endpoint)!.example.response;
const [asset] = Object(exampleOf('listAssets')).assets;

let statuses: { status: string; error_message: string | null }[] = [];
let polls = 0;
const api = openTestApi({
  services: {
    usageQueries: {
      job: async (_client: string, workflow_id: string) => {
        const state = statuses[Math.min(polls++, statuses.length - 1)];
        return { ...Object(exampleOf('getJob')), workflow_id, ...state };
      },
    },
    assetLists: {
      list: async (_client: string, { limit, offset }: { limit: number; offset: number }) => {
        const count = Math.max(0, Math.min(limit, ASSETS - offset));
        return { assets: Array.from({ length: count }, () => asset) };
      },
    },
  },
});
let url: string;
beforeAll(async () => {
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.app.close());
beforeEach(() => {
  polls = 0;
  statuses = ['queued', 'running', 'completed'].map((status) => ({ status, error_message: null }));
});

interface Sent {
  method: string;
  url: string;
  body?: object;
  qs?: Record<string, string>;
  headers?: Record<string, string>;
}

/** As n8n sends requests: with the header of the credentials, JSON in and out, and errors as responses. */
async function send(apiKey: string, { method, url, body, qs, headers }: Sent) {
  const header = new GreenroomApi().authenticate.properties.headers!.Authorization as string;
  const authorization = header.slice(1).replace('{{$credentials.apiKey}}', apiKey);
  const response = await fetch(`${url}?${new URLSearchParams(qs)}`, {
    method,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { statusCode: response.status, headers: Object.fromEntries(response.headers), body: await response.json() };
}

/** Runs the node once for each of `items`, which are its parameters. */
async function run(
  items: Record<string, unknown>[],
  { continueOnFail = false, apiKey = goodKey.slice('Bearer '.length), execution = '7' } = {},
) {
  const [results] = await new Greenroom().execute.call({
    getInputData: () => items,
    getNodeParameter: (name: string, index: number, fallback: unknown) => items[index]![name] ?? fallback,
    getCredentials: async () => ({ url: `${url}/`, apiKey }),
    getNode: () => ({ id: 'node-1' }),
    getExecutionId: () => execution,
    continueOnFail: () => continueOnFail,
    helpers: {
      httpRequestWithAuthentication: (_name: string, sent: Sent) => send(apiKey, sent),
      httpRequest: async (sent: Sent) => new TextEncoder().encode(`the file at ${sent.url}`).buffer,
      prepareBinaryData: async (file: Buffer, fileName: string) => ({ data: String(file), fileName }),
    },
  } as never);
  return results!;
}

const calls = (endpoint: string) => api.reached.filter((call) => call.endpoint === endpoint);

describe('a video', () => {
  test('is ordered with a key that is the same when n8n tries the node again', async () => {
    const [result] = await run([talkingHead]);
    expect(result).toMatchObject({ json: { status: 'queued' }, pairedItem: { item: 0 } });
    await run([talkingHead]);
    await run([talkingHead, talkingHead], { execution: '8' });
    const orders = calls('createVideo');
    expect(orders[0]!.input).toMatchObject({
      character_id: characterId,
      use_dynamic_captions: true,
      resolution: '480p',
    });
    const keys = orders.map(({ context }) => context?.idempotency?.key);
    expect(keys[0]).toMatch(/^n8n:7:node-1:0:create$/);
    expect([keys[1], new Set(keys).size]).toEqual([keys[0], 3]);
  });

  test('is waited for and downloaded', async () => {
    const [result] = await run([{ ...talkingHead, wait: true, waitMinutes: 30, download: true }]);
    expect(polls).toBe(3);
    expect(result!.json).toMatchObject({ status: 'completed' });
    expect(result!.binary!.data!.data).toBe(`the file at ${result!.json.video_url}`);
  });

  test('that fails ends the node with the reason', async () => {
    statuses = [{ status: 'failed', error_message: 'No face was found.' }];
    await expect(run([{ ...talkingHead, wait: true, waitMinutes: 30 }])).rejects.toThrow('No face was found.');
  });

  test('that is not finished in time ends the node with the id of the video', async () => {
    const failed = run([{ ...talkingHead, wait: true, waitMinutes: 0 }]);
    await expect(failed).rejects.toThrow(/^The video \S+ is not finished yet/);
  });

  test('above the maximum of credits is not ordered', async () => {
    const [quote] = await run([{ ...talkingHead, operation: 'estimate' }]);
    const price = Number(quote!.json.credits_required);
    const before = calls('createVideo').length;
    await expect(run([{ ...talkingHead, maxCredits: price - 1 }])).rejects.toThrow(`up to ${price} credits`);
    expect(calls('createVideo')).toHaveLength(before);
    await run([{ ...talkingHead, maxCredits: price }]);
    expect(calls('createVideo')).toHaveLength(before + 1);
  });

  test('in scenes has the options of scenes only', async () => {
    await run([{ ...talkingHead, mode: 'scenes', scenesOptions: { fast: true, topic: 'Bread' } }]);
    expect(calls('createVideo').at(-1)!.input).toMatchObject({ mode: 'scenes', fast: true, topic: 'Bread' });
  });
});

test('presenters and voices are created from either source', async () => {
  const character = { resource: 'character', operation: 'create', name: 'Ana' };
  const voice = { resource: 'voice', operation: 'create', name: 'Ana' };
  await run([
    { ...character, source: 'description', description: 'A baker' },
    { ...character, source: 'photos', photoUrls: 'https://a.test/1.jpg\nhttps://a.test/2.jpg' },
  ]);
  await run([
    { ...voice, source: 'language', language: 'es', gender: 'male' },
    { ...voice, source: 'samples', sampleUrls: 'https://a.test/1.mp3, https://a.test/2.mp3' },
  ]);
  expect(calls('createCharacter').map(({ input }) => input)).toMatchObject([
    { mode: 'description', description: 'A baker' },
    { mode: 'photos', selfie_image_urls: ['https://a.test/1.jpg', 'https://a.test/2.jpg'] },
  ]);
  expect(calls('createVoice').map(({ input }) => input)).toMatchObject([
    { kind: 'library', language: 'es', gender: 'male' },
    { kind: 'cloned', sample_urls: ['https://a.test/1.mp3', 'https://a.test/2.mp3'] },
  ]);
});

test('speech, images, the balance and lists are items', async () => {
  const [speech] = await run([{ resource: 'speech', operation: 'create', voiceId: 'voc_abc', text: 'Hello!' }]);
  expect(speech!.json).toHaveProperty('audio_url');
  const [image] = await run([{ resource: 'image', operation: 'create', characterId, sceneDescription: 'A café' }]);
  expect(image!.json).toHaveProperty('image_url');
  const [usage] = await run([{ resource: 'usage', operation: 'get' }]);
  expect(usage!.json).toHaveProperty('credits_balance');
  const characters = await run([{ resource: 'character', operation: 'getAll' }]);
  expect(characters.map(({ json }) => json)).toMatchObject([{ name: expect.any(String) }]);
});

test('assets are read page by page, up to the limit', async () => {
  const assets = { resource: 'asset', operation: 'getAll' };
  expect(await run([{ ...assets, returnAll: true }])).toHaveLength(ASSETS);
  expect(await run([{ ...assets, limit: 105 }])).toHaveLength(105);
});

test('an error has the message of the service and the id of the request', async () => {
  const invalid = { resource: 'speech', operation: 'create', voiceId: 'voc_abc', text: ' ' };
  await expect(run([invalid])).rejects.toMatchObject({
    message: expect.stringMatching(/^text/),
    description: expect.stringMatching(/^Request \S+$/),
  });
  await expect(run([invalid], { apiKey: 'wrong' })).rejects.toThrow(/API key/);
});

test('with "continue on fail" the other items are carried out', async () => {
  const speech = { resource: 'speech', operation: 'create', voiceId: 'voc_abc' };
  const results = await run(
    [
      { ...speech, text: '' },
      { ...speech, text: 'Hello!' },
    ],
    { continueOnFail: true },
  );
  expect(results).toMatchObject([
    { json: { error: expect.stringMatching(/^text/) }, pairedItem: { item: 0 } },
    { json: { duration_sec: expect.any(Number) }, pairedItem: { item: 1 } },
  ]);
});

test('every operation that the node shows exists', () => {
  const shown = new Greenroom().description.properties
    .filter(({ name }) => name === 'operation')
    .flatMap(({ displayOptions, options }) => {
      const [resource] = displayOptions!.show!.resource as string[];
      return options!.map((option) => `${resource}.${Object(option).value}`);
    });
  const existing = Object.entries(operations).flatMap(([resource, of]) =>
    Object.keys(of).map((it) => `${resource}.${it}`),
  );
  expect(shown.sort()).toEqual(existing.sort());
});
