// Builds the image, and lets its processes make a speech and show the guide: `npm run test:image`. It takes minutes, needs root and downloads packages of Debian.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@greenroom/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../demo/service.ts';
import rootPackage from '../package.json' with { type: 'json' };
import { openTestDb, type TestDb } from '../server/src/db/testing.ts';

const BUILD_MS = 900_000;
const IMAGE = 'localhost/greenroom';

const run = promisify(execFile);

/** Undefined if the image can be built here. */
async function findObstacle(): Promise<string | undefined> {
  if (!process.env.TEST_IMAGE) return 'TEST_IMAGE is not set';
  if (process.getuid?.() !== 0) return 'it needs root';
  for (const tool of ['buildah', 'mmdebstrap']) {
    if (!(await run(tool, ['--version']).catch(() => undefined))) return `${tool} is missing`;
  }
  return undefined;
}

interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  Healthcheck: { Test: string[] };
  Labels: Record<string, string>;
}

const obstacle = await findObstacle();
if (obstacle !== undefined) console.log(`The image is not tested: ${obstacle}.`);

describe.skipIf(obstacle !== undefined)('the image', () => {
  const processes: ChildProcess[] = [];
  let database: TestDb;
  let dataDir: string;
  let container: string;
  let config: ImageConfig;

  beforeAll(async () => {
    const options = process.env.TEST_IMAGE_OPTIONS?.split(' ') ?? [];
    await run(join(import.meta.dirname, '../deploy/build-image.sh'), options, { maxBuffer: 2 ** 27 });
    const inspected = await run('buildah', ['inspect', '--type', 'image', IMAGE], { maxBuffer: 2 ** 24 });
    config = JSON.parse(inspected.stdout).Docker.config;
    container = (await run('buildah', ['from', '--pull-never', IMAGE])).stdout.trim();
    database = await openTestDb();
    dataDir = await mkdtemp(join(tmpdir(), 'greenroom-image-'));
    await run('chown', [config.User, dataDir]);
  }, BUILD_MS);
  afterAll(async () => {
    for (const { pid } of processes) process.kill(-pid!, 'SIGTERM');
    await Promise.all(processes.filter(({ exitCode }) => exitCode === null).map((one) => once(one, 'exit')));
    if (container !== undefined) await run('buildah', ['rm', container]);
    await database?.close();
    if (dataDir !== undefined) await rm(dataDir, { recursive: true });
  }, 60_000);

  /** The arguments of `buildah` that run a command as the image's user. */
  const inside = (env: Record<string, string>, command: readonly string[]): string[] => {
    const all = { DATABASE_URL: database.url, PUBLIC_URL: 'http://127.0.0.1:8080', ...env };
    const options = Object.entries(all).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const volume = ['--volume', `${dataDir}:/data`];
    return ['run', '--isolation', 'chroot', '--user', config.User, ...volume, ...options, container, '--', ...command];
  };
  const greenroom = async (...args: string[]) => {
    const { stdout } = await run('buildah', inside({}, [...config.Entrypoint, ...args, '--json']));
    return JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
  };
  const start = (env: Record<string, string>, ...args: string[]) => {
    const child = spawn('buildah', inside(env, [...config.Entrypoint, ...args]), { stdio: 'inherit', detached: true });
    processes.push(child);
  };

  test('its labels say what it is, and it contains the lists of its parts', async () => {
    expect(config.Labels).toMatchObject({
      'org.opencontainers.image.title': 'Greenroom',
      'org.opencontainers.image.version': rootPackage.version,
      'org.opencontainers.image.revision': expect.stringMatching(/^[0-9a-f]{40}$/),
      'org.opencontainers.image.licenses': 'Apache-2.0',
    });
    for (const list of ['sbom.json', 'docs/site/sbom.json']) {
      const { stdout } = await run('buildah', inside({}, ['cat', list]), { maxBuffer: 2 ** 26 });
      const { bomFormat, components } = JSON.parse(stdout);
      expect(bomFormat).toBe('CycloneDX');
      expect(components.length).toBeGreaterThan(100);
    }
  });

  test('runs as a user without rights, and its health check, API, guide and worker work', async () => {
    expect(config.User).toBe('10001:10001');
    await greenroom('migrate');
    const { api_key } = await greenroom('client', 'create', '--name', 'Acme', '--credits', '100');
    const port = String(await freePort());
    const [, ...healthCheck] = config.Healthcheck.Test;
    const isHealthy = () =>
      run('buildah', inside({ PORT: port }, healthCheck)).then(
        () => true,
        () => false,
      );
    expect(await isHealthy()).toBe(false);
    start({ PORT: port }, ...config.Cmd);
    start({ METRICS_PORT: String(await freePort()) }, 'work');
    await expect.poll(isHealthy, { timeout: 120_000, interval: 2_000 }).toBe(true);

    const guide = await fetch(`http://127.0.0.1:${port}/guide/webhooks/`);
    expect([guide.status, await guide.text()]).toEqual([200, expect.stringContaining('Verify the signature')]);

    const { voices, tts, characters } = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: api_key });
    const { voice_id } = await voices.create({ name: 'English', language: 'en' });
    expect(await tts.create({ voice_id, text: 'Hello there.' })).toMatchObject({ asset_id: expect.any(String) });
    const mara = { name: 'Mara', description: 'A woman with grey hair' };
    expect(await characters.create(mara)).toMatchObject({ character_id: expect.any(String) });
  }, 300_000);
});
