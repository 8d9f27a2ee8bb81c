// Tests where the command line makes backups and restores them from: folders and buckets.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClient } from '../clients/clients.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { createObjects, keepObjects } from '../library/objects.ts';
import { openTestS3, type TestS3 } from '../storage/testing-s3.ts';
import { createBackupServices } from './backup-services.ts';
import { openStore } from './store.ts';

let dir: string;
let s3: TestS3;
let from: TestDb;
let to: TestDb;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'greenroom-backups-'));
  [s3, from, to] = [await openTestS3(), await openTestDb(), await openTestDb()];
});
afterEach(async () => {
  s3.close();
  await Promise.all([from.close(), to.close()]);
  await rm(dir, { recursive: true });
});

/** Of a service that stores files in a folder of its own. */
const configOf = (name: string) => {
  const { bucket: _, ...s3Account } = s3.settings;
  const dataDir = join(dir, name);
  return {
    dataDir,
    storage: 'disk',
    storageFallback: undefined,
    s3Account,
    s3Bucket: undefined,
    s3: undefined,
  } as const;
};

async function keepFile(bytes: string): Promise<string> {
  const file = join(dir, bytes) as LocalFile;
  await writeFile(file, bytes);
  const objects = createObjects({ db: from.db, store: await openStore(configOf('old')), isLive: isLiveJob });
  const { key } = await objects.put('job', file);
  await from.db.transaction().execute(async (tx) => keepObjects(tx, await createClient(tx, 'Acme'), [key]));
  return key;
}

test('a backup in a bucket grows by the new files, and is restored from it', async () => {
  const backups = createBackupServices(configOf('old'), from);
  await keepFile('first');
  expect(await backups.createBackup('s3://bucket')).toMatchObject({ objects: 1, copied_objects: 1 });
  const key = await keepFile('second');
  // A backup is named by its second.
  await sleep(1_000);
  const made = await backups.createBackup('s3://bucket/');
  expect(made).toMatchObject({ objects: 2, copied_objects: 1 });

  const restored = await createBackupServices(configOf('new'), to).restoreBackup({
    from: 's3://bucket',
    id: undefined,
  });
  expect(restored).toMatchObject({ id: made.id, objects: 2 });
  expect(await text(await (await openStore(configOf('new'))).read(key))).toBe('second');
});

test('a bucket that cannot take or give a backup is named', async () => {
  const inBucket = createBackupServices(
    { ...configOf('old'), storage: 's3', s3Bucket: 'bucket', s3: s3.settings },
    from,
  );
  await expect(inBucket.createBackup('s3://bucket')).rejects.toThrow(
    'a bucket of their own, and bucket is the one for stored files',
  );
  await expect(inBucket.restoreBackup({ from: 's3://bucket', id: undefined })).rejects.toThrow('of their own');
  const moved = createBackupServices({ ...configOf('old'), s3Bucket: 'bucket' }, from);
  await expect(moved.createBackup('s3://bucket')).rejects.toThrow('of their own');
  const onDisk = createBackupServices(configOf('old'), from);
  await expect(onDisk.createBackup('s3://missing')).rejects.toThrow('Cannot use the bucket missing');
  for (const name of ['s3://bucket/folder', 's3://', 'S3://a b', 's3://bucket?x=1'])
    await expect(onDisk.createBackup(name)).rejects.toThrow(`${name} must name a bucket and nothing else`);
  await expect(onDisk.restoreBackup({ from: 's3://bucket', id: undefined })).rejects.toThrow('no complete backup');
});

test('a folder inside DATA_DIR takes no backup, and one without backups stays as it is', async () => {
  const backups = createBackupServices(configOf('old'), from);
  await expect(backups.createBackup(join(dir, 'old/backups'))).rejects.toThrow('outside DATA_DIR');
  await expect(backups.restoreBackup({ from: dir, id: undefined })).rejects.toThrow(`There is no backup in ${dir}`);
  expect(await readdir(dir)).toEqual([]);
});
