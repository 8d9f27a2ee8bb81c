// The actions of the commands that make and restore backups.

/** Results are as `--json` prints them. */
export interface BackupServices {
  createBackup(folder: string): Promise<BackupRow & { copied_objects: number }>;
  /** `id`: undefined for the latest. */
  restoreBackup(given: {
    folder: string;
    id: string | undefined;
  }): Promise<BackupRow & { taken_at: string; requeued_jobs: number }>;
}

export interface BackupRow {
  id: string;
  tables: number;
  objects: number;
  bytes: number;
}
