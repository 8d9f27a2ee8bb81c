// The actions of the commands that make and restore backups.
import type { BackupSummary } from '../backup/create-backup.ts';
import type { RestoreSummary } from '../backup/restore-backup.ts';

/** Results are as `--json` prints them. */
export interface BackupServices {
  /** `to`: a folder, or a bucket as `s3://name`. */
  createBackup(to: string): Promise<BackupSummary>;
  /** `id`: undefined for the latest. */
  restoreBackup(given: { from: string; id: string | undefined }): Promise<RestoreSummary>;
}
