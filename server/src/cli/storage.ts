// The actions of the commands on object stores.
import type { MigrationSummary } from '../backup/migrate-storage.ts';
import type { StorageReport } from '../backup/verify-storage.ts';

/** Results are as `--json` prints them. */
export interface StorageServices {
  /** Copies all objects from the store `from` to the store `to`. */
  migrateStorage(): Promise<StorageMigration>;
  /** `repair` deletes objects that the database does not know. */
  verifyStorage(given: { repair: boolean }): Promise<StorageReport>;
}

export interface StorageMigration extends MigrationSummary {
  from: string;
  to: string;
}
