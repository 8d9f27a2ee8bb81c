// How much storage and the database grew in the last 30 days.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { plural, t } from '@lingui/core/macro';
import { formatBytes } from '../../lib/format.ts';

interface Growth {
  bytes: number;
  databaseBytes: number;
  /** Fewer than 30 in a new installation; 0: nothing is known yet. */
  days: number;
}

const DAY_MS = 86_400_000;

export function storageGrowth(
  { storage, database }: Pick<SystemStatus, 'storage' | 'database'>,
  now = Date.now(),
): Growth {
  const [first] = storage.days;
  if (!first) return { bytes: 0, databaseBytes: 0, days: 0 };
  return {
    bytes: storage.bytes - first.bytes,
    databaseBytes: database.size_bytes - first.database_bytes,
    days: Math.floor((now - Date.parse(first.day)) / DAY_MS),
  };
}

/** +1.2 GB in 30 days */
export function formatGrowth(bytes: number, days: number): string {
  const change = `${bytes < 0 ? '−' : '+'}${formatBytes(Math.abs(bytes))}`;
  if (days === 0) return t`${change} today`;
  return plural(days, { one: `${change} in a day`, other: `${change} in # days` });
}
