// Names and descriptions of ledger entries.
import type { LedgerEntry, LedgerEntryKind } from '@greenroom/contract/dashboard/ledger';
import { kindName } from '../videos/labels.ts';

export const entryKinds: Record<LedgerEntryKind, { name: string; about: string }> = {
  grant: { name: 'Top-up', about: 'Credits bought or added by the operator' },
  hold: { name: 'Reserved', about: 'Reserved for a job' },
  charge: { name: 'Charged', about: 'Credits used by a job' },
  release: { name: 'Returned', about: 'Reserved credits that were not needed' },
  withdraw: { name: 'Removed', about: 'Removed by the operator' },
  clawback: { name: 'Debt', about: 'Credits of a reversed payment that were already used' },
  repay: { name: 'Recovered', about: 'Deducted to pay a debt' },
  settle: { name: 'Debt paid', about: 'Paid with recovered credits' },
  restore: { name: 'Restored', about: 'A reversed payment was paid after all' },
  earned: { name: 'Charged total reset', about: 'Resets at each top-up' },
};

/** A release of a failed job is the whole price; of any other, what it did not need. */
export const nameOfEntry = ({ kind, job }: LedgerEntry): { name: string; about: string } =>
  kind === 'release' && job?.failed
    ? { name: 'Refunded', about: 'It failed, so nothing was charged' }
    : entryKinds[kind];

/** What the credits were for. */
export const subjectOfEntry = ({ reason, job }: LedgerEntry): string =>
  job ? (job.title ?? kindName(job.kind)) : reason;
