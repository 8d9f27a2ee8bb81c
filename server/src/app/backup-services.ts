// What the command line does with backups. The stores are opened when they are needed.
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { BackupServices } from '../cli/backups.ts';
import type { Config } from '../config/config.ts';
import type { OpenedDb } from '../db/db.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { openDiskStore } from '../storage/disk.ts';
import type { ObjectStore } from '../storage/store.ts';
import { openBucket, openStore } from './store.ts';

type StoreConfig = Pick<Config, 'dataDir' | 'storage' | 'storageFallback' | 's3Account' | 's3Bucket' | 's3'>;

export function createBackupServices(config: StoreConfig, opened: Pick<OpenedDb, 'db' | 'pool'>): BackupServices {
  return {
    async createBackup(to) {
      const destination = await openDestination(config, to);
      return createBackup(opened, { store: await openStore(config), destination });
    },
    async restoreBackup({ from, id }) {
      const source = await openSource(config, from);
      return restoreBackup(opened, { source, store: await openStore(config), id });
    },
  };
}

async function openDestination(config: StoreConfig, to: string): Promise<ObjectStore> {
  const bucket = bucketOf(to);
  if (bucket !== undefined) return openBackupBucket(config, bucket);
  const root = resolve(to);
  if (`${root}/`.startsWith(`${resolve(config.dataDir)}/`))
    throw new OperatorError('--to must be a folder outside DATA_DIR.');
  return openDiskStore({ root });
}

async function openSource(config: StoreConfig, from: string): Promise<ObjectStore> {
  const bucket = bucketOf(from);
  if (bucket !== undefined) return openBackupBucket(config, bucket);
  const root = resolve(from);
  if (!(await stat(join(root, 'backups')).catch(() => undefined)))
    throw new OperatorError(`There is no backup in ${root}.`);
  return openDiskStore({ root });
}

/** Undefined for a folder. */
function bucketOf(given: string): string | undefined {
  const [, name] = /^s3:\/\/(.*?)\/?$/i.exec(given) ?? [];
  if (name === undefined) return undefined;
  if (/^[\w.-]+$/.test(name)) return name;
  throw new OperatorError(`${given} must name a bucket and nothing else, such as s3://greenroom-backups.`);
}

async function openBackupBucket({ s3Account, s3Bucket }: StoreConfig, bucket: string): Promise<ObjectStore> {
  if (bucket === s3Bucket)
    throw new OperatorError(
      `Backups need a bucket of their own, and ${bucket} is the one for stored files (S3_BUCKET).`,
    );
  return openBucket({ ...s3Account, bucket });
}
