// The actions of the commands on object stores.
import type { MigrationSummary } from '../backup/migrate-storage.ts';

/** Results are as `--json` prints them. */
export interface StorageServices {
  /** Copies all objects from the store `from` to the store `to`. */
  migrateStorage(): Promise<StorageMigration>;
}

export interface StorageMigration extends MigrationSummary {
  from: string;
  to: string;
}
