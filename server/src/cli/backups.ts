// The actions of the commands that make and restore backups.
import type { BackupSummary } from '../backup/create-backup.ts';
import type { RestoreSummary } from '../backup/restore-backup.ts';

/** Results are as `--json` prints them. */
export interface BackupServices {
  createBackup(folder: string): Promise<BackupSummary>;
  /** `id`: undefined for the latest. */
  restoreBackup(given: { folder: string; id: string | undefined }): Promise<RestoreSummary>;
}
