// Names and descriptions of the kinds of ledger entries.
import type { LedgerEntryKind } from '@greenroom/contract/dashboard/ledger';

export const entryKinds: Record<LedgerEntryKind, { name: string; about: string }> = {
  grant: { name: 'Top-up', about: 'Credits bought or added by the operator' },
  hold: { name: 'Reserved', about: 'Reserved for a job' },
  charge: { name: 'Charged', about: 'Credits used by a job' },
  release: { name: 'Refunded', about: 'Reserved credits that a job did not use' },
  withdraw: { name: 'Removed', about: 'Removed by the operator' },
  clawback: { name: 'Debt', about: 'Credits of a reversed payment that were already used' },
  repay: { name: 'Recovered', about: 'Deducted to pay a debt' },
  settle: { name: 'Debt paid', about: 'Paid with recovered credits' },
  restore: { name: 'Restored', about: 'A reversed payment was paid after all' },
  earned: { name: 'Charged total reset', about: 'Resets at each top-up' },
};
