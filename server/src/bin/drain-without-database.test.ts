// Tests that a process stops in time with 0 while its database is unavailable; its leases expire.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@greenroom/sdk';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../demo/service.ts';
import { openTestDb } from '../db/testing.ts';
import { openProxy } from '../db/testing-proxy.ts';
import { COMPILE_CACHE } from '../kernel/testing-compile-cache.ts';

const dir = await mkdtemp(join(tmpdir(), 'greenroom-drain-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

function start(program: string, args: string[], env: Record<string, string>) {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  return { child, said: () => said, status: once(child, 'close').then(([code]) => code as number | null) };
}

/** Orders a video that takes its time, and waits until it is under way. */
async function orderVideo(baseUrl: string, env: Record<string, string>): Promise<void> {
  const made = start('./greenroom.ts', ['client', 'create', '--name', 'Partner', '--credits', '1000', '--json'], env);
  await made.status;
  const { api_key: apiKey } = JSON.parse(made.said().trim().split('\n').at(-1)!);
  const { characters, voices, videos, jobs } = createClient({ baseUrl, apiKey });
  const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  const { voice_id } = await voices.create({ name: 'English', language: 'en' });
  const script = 'A job that takes its time, so that the database can go away under it. '.repeat(7);
  const order = { mode: 'talking_head' as const, character_id, voice_id, script, video_idea: 'A kitchen' };
  const { workflow_id } = await videos.create({ ...order, resolution: '720p' });
  await expect.poll(async () => (await jobs.status(workflow_id)).status, { interval: 50 }).toBe('running');
}

test.concurrent.each(['silent', 'refused'] as const)(
  'on SIGTERM during a video, the service exits with 0 if the database is %s',
  async (how) => {
    const database = await openTestDb();
    const proxy = await openProxy(database.url);
    const port = await freePort();
    const env = { DATABASE_URL: proxy.url, DATA_DIR: join(dir, how), PORT: `${port}` };
    const service = start('./start.ts', [], env);
    try {
      const baseUrl = `http://127.0.0.1:${port}`;
      await vi.waitFor(async () => expect((await fetch(`${baseUrl}/readyz`)).status).toBe(200), { timeout: 60_000 });
      await orderVideo(baseUrl, env);
      if (how === 'silent') proxy.stall();
      else proxy.close();
      await sleep(300);
      const signalledAt = Date.now();
      service.child.kill('SIGTERM');
      expect(await service.status, service.said()).toBe(0);
      expect(Date.now() - signalledAt).toBeLessThan(30_000);
    } finally {
      service.child.kill('SIGKILL');
      proxy.close();
      await database.close();
    }
  },
);
