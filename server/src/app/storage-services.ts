// What the command line does with the object stores. They are opened when they are needed.
import { migrateStorage } from '../backup/migrate-storage.ts';
import { checkStorage } from '../backup/storage-checks.ts';
import type { StorageServices } from '../cli/storage.ts';
import type { Config } from '../config/config.ts';
import type { OpenedDb } from '../db/db.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { openOne } from './store.ts';

export function createStorageServices(config: Config, opened: Pick<OpenedDb, 'db' | 'pool'>): StorageServices {
  return {
    async migrateStorage() {
      const { storage, storageFallback } = config;
      if (storageFallback === undefined)
        throw new OperatorError('STORAGE_FALLBACK is not set. Set it to the store from which to copy.');
      const [from, to] = [await openOne(storageFallback, config), await openOne(storage, config)];
      return { from: storageFallback, to: storage, ...(await migrateStorage(opened, { from, to })) };
    },

    async verifyStorage({ repair }) {
      const { storage, storageFallback } = config;
      if (storageFallback !== undefined)
        throw new OperatorError('STORAGE_FALLBACK is set. Finish the move with `greenroom storage migrate` first.');
      return checkStorage(opened.db, await openOne(storage, config), { repair });
    },
  };
}
