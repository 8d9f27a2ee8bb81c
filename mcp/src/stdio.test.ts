// The program on stdin and stdout: as it is published, started by the official client in an empty folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, expect, test } from 'vitest';
import { goodKey } from '../../server/src/api/testing.ts';
import { buildMcp } from '../build.ts';
import { call, openTestMcp, type Revision } from './testing.ts';

const folder = await mkdtemp(join(tmpdir(), 'greenroom-mcp-'));
await buildMcp(join(folder, 'package'));
const cwd = await mkdtemp(join(folder, 'empty-'));
const { baseUrl, reached, close } = await openTestMcp();
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const published = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8'));
const program = join(folder, 'package', published.bin['greenroom-mcp']);
const env = { GREENROOM_URL: baseUrl, GREENROOM_API_KEY: goodKey.replace('Bearer ', '') };

async function connect(revision: Revision, more: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: revision } });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program],
    cwd,
    env: { ...env, ...more },
  });
  await client.connect(transport);
  return client;
}

test('it needs no other packages', () => {
  expect(published).not.toHaveProperty('dependencies');
  expect(published.name).toBe('@greenroom/mcp');
});

test.each(['legacy', 'auto'] as const)('its tools call the service, in the protocol %s', async (revision) => {
  const client = await connect(revision);
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('create_scenes_video');
  const order = { voice_id: 'voc_1', text: 'Hello.', max_credits: 10, idempotency_key: `k-${revision}` };
  expect(await call(client, 'create_speech', order)).toMatchObject({ credits_charged: 10 });
  expect(reached.at(-1)).toMatchObject({
    endpoint: 'createSpeech',
    context: { idempotency: { key: order.idempotency_key } },
  });
  expect((await client.listResources()).resources).toHaveLength(1);
  await client.close();
});

test('a wrong key and an unreachable service are errors of a call, which say what to do', async () => {
  const wrong = await connect('auto', { GREENROOM_API_KEY: 'gr_wrong' });
  expect(await call(wrong, 'get_usage')).toContain('Missing or invalid API key.');
  await wrong.close();
  const lost = await connect('auto', { GREENROOM_URL: 'http://127.0.0.1:1' });
  expect(await call(lost, 'get_usage')).toContain('No connection.');
  await lost.close();
});

test('without a key or with a URL that is none, it says so and exits with 2', async () => {
  for (const [more, message] of [
    [{ GREENROOM_API_KEY: '' }, 'Set GREENROOM_API_KEY to'],
    [{ GREENROOM_URL: 'video.example.com' }, 'GREENROOM_URL to the URL of the service'],
  ] as const) {
    const child = spawn(process.execPath, [program], {
      cwd,
      env: { ...env, ...more },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  }
});

test('it ends when its client is gone', async () => {
  const child = spawn(process.execPath, [program], { cwd, env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
