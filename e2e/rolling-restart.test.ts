// Restarts two API processes and two workers one after the other under traffic: no client sees an error.
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Balancer, openBalancer } from './balancer.ts';
import { type Account, type Fleet, type Member, openFleet } from './fleet.ts';

let fleet: Fleet;
let balancer: Balancer;
let account: Account;
const apis: Member[] = [];
const workers: Member[] = [];
beforeAll(async () => {
  fleet = await openFleet({ MAX_ACTIVE_JOBS: '100' });
  balancer = await openBalancer();
  apis.push(await fleet.serve(), await fleet.serve());
  workers.push(await fleet.work(), await fleet.work());
  for (const api of apis) balancer.ports.add(portOf(api));
  account = await fleet.account(10_000);
}, 240_000);
afterAll(async () => {
  balancer?.close();
  await fleet?.stop();
}, 120_000);

const portOf = ({ baseUrl }: Member): number => Number(new URL(baseUrl).port);

test('rolling restarts of all processes cause no error', async () => {
  const { characters, voices, videos } = account.at({ ...apis[0]!, baseUrl: balancer.baseUrl });
  const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  const { voice_id } = await voices.create({ name: 'English', language: 'en' });

  const outcomes: string[] = [];
  const ordered: string[] = [];
  let over = false;
  const loop = async (pauseMs: number, path: string, body?: () => object) => {
    while (!over) {
      const outcome = await ask(path, body?.()).catch((error) => `${error} ${error.cause}`);
      outcomes.push(`${path} ${typeof outcome === 'string' ? outcome : outcome.status}`);
      if (typeof outcome !== 'string' && outcome.json.workflow_id) ordered.push(outcome.json.workflow_id);
      await sleep(pauseMs);
    }
  };
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${balancer.baseUrl}/api/partner/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${account.apiKey}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, json: (await response.json()) as { workflow_id?: string } };
  };
  let number = 0;
  const video = { mode: 'talking_head', character_id, voice_id, video_idea: 'A kitchen', resolution: '480p' };
  const loops = [
    ...Array.from({ length: 4 }, (_, at) => loop(7 * at, '/usage/summary')),
    loop(50, '/voices', undefined),
    loop(100, '/tts', () => ({ voice_id, text: `Number ${number++}.` })),
    loop(10_000, '/videos', () => ({ ...video, script: `Hello ${number++}, and welcome to the kitchen.` })),
  ];

  for (const at of apis.keys()) {
    await sleep(1_000);
    const old = apis[at]!;
    expect(await old.end('SIGTERM'), await old.log()).toBe(0);
    balancer.ports.delete(portOf(old));
    apis[at] = await fleet.serve();
    balancer.ports.add(portOf(apis[at]));
  }
  for (const at of workers.keys()) {
    expect(await workers[at]!.end('SIGTERM'), await workers[at]!.log()).toBe(0);
    workers[at] = await fleet.work();
  }
  over = true;
  await Promise.all(loops);

  expect([...new Set(outcomes)].sort()).toEqual(['/tts 200', '/usage/summary 200', '/videos 200', '/voices 200']);
  expect(ordered.length).toBeGreaterThan(2);
  for (const id of ordered) expect((await videos.waitFor(id, { pollMs: 300 })).status).toBe('completed');
  await fleet.expectSoundBooks();
}, 480_000);

test('an API process that stops asks clients to close their connections, and says that it is not ready', async () => {
  const api = await fleet.serve();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(api.baseUrl + path, { agent }, (response) => resolve(response.resume())).on('error', reject);
    });
  expect((await ask('/readyz')).headers.connection).toBe('keep-alive');
  const ended = api.end('SIGTERM');
  await expect.poll(() => api.log(), { interval: 20 }).toContain('draining');
  const last = await ask('/readyz');
  expect([last.statusCode, last.headers.connection]).toEqual([503, 'close']);
  expect(await ended).toBe(0);
  agent.destroy();
}, 120_000);
