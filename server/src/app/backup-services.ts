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
import { openStore } from './store.ts';

export function createBackupServices(config: Config, opened: Pick<OpenedDb, 'db' | 'pool'>): BackupServices {
  return {
    async createBackup(folder) {
      const path = resolve(folder);
      if (`${path}/`.startsWith(`${resolve(config.dataDir)}/`))
        throw new OperatorError('--to must be a folder outside DATA_DIR.');
      const destination = await openDiskStore({ root: path });
      return createBackup(opened, { store: await openStore(config), destination });
    },
    async restoreBackup({ folder, id }) {
      const path = resolve(folder);
      if (!(await stat(join(path, 'backups')).catch(() => undefined)))
        throw new OperatorError(`There is no backup in ${path}.`);
      return restoreBackup(opened, {
        source: await openDiskStore({ root: path }),
        store: await openStore(config),
        id,
      });
    },
  };
}
