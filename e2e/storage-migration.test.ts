// Moves a running service from disk to OpenStack Swift and back: restarts one by one, traffic, and a killed migration.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStore } from '../server/src/storage/disk.ts';
import { openS3Store } from '../server/src/storage/s3.ts';
import type { ObjectStore } from '../server/src/storage/store.ts';
import { isSwiftInstalled, SWIFT_PACKAGES, type Swift, startSwift } from '../server/src/storage/testing-swift.ts';
import { type Account, type Fleet, type Member, openFleet } from './fleet.ts';

const installed = await isSwiftInstalled();
const title = installed
  ? 'with OpenStack Swift'
  : `with OpenStack Swift (skipped: install ${SWIFT_PACKAGES.join(', ')})`;
/** Enough that a migration can be killed in the middle. */
const OLD_OBJECTS = 200;

type Kind = 'disk' | 's3';

describe.skipIf(!installed)(title, () => {
  let swift: Swift;
  let fleet: Fleet;
  let account: Account;
  let s3: ObjectStore;
  let voice = '';
  let stopTraffic: () => Promise<string[]>;
  /** Requests go to these two API processes. */
  let apis: [Member, Member];
  let worker: Member;
  /** The requests under way. */
  let turn: Promise<unknown> = Promise.resolve();

  const settings = (storage: Kind, fallback?: Kind): Record<string, string> => ({
    STORAGE: storage,
    STORAGE_FALLBACK: fallback ?? '',
  });
  const openStoreOf = (kind: Kind): Promise<ObjectStore> =>
    kind === 's3' ? Promise.resolve(s3) : openDiskStore({ root: join(fleet.dataDir, 'objects') });

  beforeAll(async () => {
    swift = await startSwift();
    const { bucket, region, endpoint, credentials } = swift.settings;
    s3 = await openS3Store(swift.settings);
    fleet = await openFleet({
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: endpoint!,
      S3_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: credentials!.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials!.secretAccessKey,
      TASK_PROCESSES: '1',
      DATABASE_CONNECTIONS: '8',
    });
    apis = await Promise.all([fleet.serve(), fleet.serve()]);
    worker = await fleet.work();
    account = await fleet.account(100_000);
    voice = (await account.at(apis[0]).voices.create({ name: 'English', language: 'en' })).voice_id;
    await storeOldObjects();
  }, 180_000);
  afterAll(async () => {
    await stopTraffic?.();
    await fleet?.stop();
    await swift?.stop();
  }, 60_000);

  /** They are copied in this order, and before those of newer jobs. */
  const oldKey = (n: number) => `objects/old_${Math.floor(n / 10) + 100}/${n % 10}.png`;

  /** Kept objects on the disk, as jobs of the past left them. */
  async function storeOldObjects(): Promise<void> {
    const disk = await openStoreOf('disk');
    const dir = await mkdtemp(join(tmpdir(), 'greenroom-old-'));
    const file = join(dir, 'file') as LocalFile;
    for (let n = 0; n < OLD_OBJECTS; n++) {
      await writeFile(file, `object ${n} ${randomUUID()}`);
      const key = oldKey(n);
      const { sizeBytes, sha256 } = await disk.put(key, file);
      await fleet.database.pool.query(
        'insert into stored_objects (key, job_id, size_bytes, sha256, kept) values ($1, $2, $3, $4, true)',
        [key, 'old', sizeBytes, sha256],
      );
    }
    await rm(dir, { recursive: true });
  }

  /** Orders speech and reads an older asset, one after the other, until it is stopped; returns what went wrong. */
  function startTraffic(): () => Promise<string[]> {
    const wrong: string[] = [];
    const urls: string[] = [];
    let running = true;
    const order = async ([first, second]: [Member, Member]) => {
      const { audio_url } = await account.at(first).tts.create({ voice_id: voice, text: `Number ${urls.length}.` });
      urls.push(audio_url);
      await expectReadable(second, audio_url);
      await expectReadable(first, urls[Math.floor(Math.random() * urls.length)]!);
    };
    const run = async () => {
      while (running) {
        turn = order(apis).catch((error: unknown) => wrong.push(String(error)));
        await turn;
        await sleep(50);
      }
    };
    const done = run();
    return async () => {
      running = false;
      await done;
      if (urls.length < 5) wrong.push(`only ${urls.length} speeches`);
      return wrong;
    };
  }

  async function expectReadable(api: Member, url: string): Promise<void> {
    const response = await fetch(new URL(new URL(url).pathname, api.baseUrl));
    const bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200 || bytes === 0) throw new Error(`${url}: ${response.status}, ${bytes} bytes`);
  }

  /** For a while, requests go to an old and a new process, and both workers take jobs. */
  async function restartWith(env: Record<string, string>): Promise<void> {
    const [old, oldWorker] = [apis, worker];
    const [first, second, nextWorker] = await Promise.all([fleet.serve(env), fleet.serve(env), fleet.work(env)]);
    for (const next of [
      [old[0], second],
      [first, old[1]],
      [first, second],
    ] satisfies [Member, Member][]) {
      apis = next;
      await turn;
      await sleep(1_000);
      await turn;
    }
    worker = nextWorker;
    await Promise.all([...old, oldWorker].map((member) => member.end('SIGTERM')));
  }

  async function move(from: Kind, to: Kind): Promise<void> {
    stopTraffic = startTraffic();
    await restartWith(settings(from, to));
    await restartWith(settings(to, from));
    const target = await openStoreOf(to);
    const isCopied = async (n: number) => (await target.checksum(oldKey(n))) !== undefined;

    const killed = fleet.command(settings(to, from), 'storage', 'migrate');
    while (!(await isCopied(40))) await sleep(5);
    killed.kill();
    await expect(killed.result).rejects.toThrow();
    expect(await isCopied(OLD_OBJECTS - 1)).toBe(false);

    const all = await fleet.command(settings(to, from), 'storage', 'migrate').result;
    expect(all).toMatchObject({ from, to, late_objects: 0, missing: [] });
    expect(all.copied_objects).toBeLessThan(Number(all.objects) - 32);
    expect(await fleet.command(settings(to, from), 'storage', 'migrate').result).toMatchObject({ copied_objects: 0 });

    await restartWith(settings(to));
    expect(await stopTraffic()).toEqual([]);
  }

  /** Every asset can be read, and every row has its object with the row's checksum in this store. */
  async function expectAllIn(kind: Kind): Promise<void> {
    const store = await openStoreOf(kind);
    const { rows } = await fleet.database.pool.query('select key, sha256 from stored_objects where kept');
    const wrong = [];
    for (const { key, sha256 } of rows) if ((await store.checksum(key)) !== sha256) wrong.push(key);
    expect(wrong).toEqual([]);
    const { assets } = await account.at(apis[0]).assets.list({ limit: 100 });
    for (const { url } of assets) await expectReadable(apis[0], url);
    await fleet.expectSoundBooks();
  }

  test('from disk to Swift: nothing fails meanwhile, and the disk is not needed afterwards', async () => {
    await move('disk', 's3');
    await rm(join(fleet.dataDir, 'objects'), { recursive: true });
    await expectAllIn('s3');
  }, 480_000);

  // Some minutes more, with the same steps: only in `npm run test:s3`.
  test.runIf(process.env.BOTH_DIRECTIONS)(
    'from Swift to disk: nothing fails meanwhile, and Swift is not needed afterwards',
    async () => {
      await move('s3', 'disk');
      await swift.stop();
      await expectAllIn('disk');
    },
    480_000,
  );
});
