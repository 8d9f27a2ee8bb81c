// What the ledger's kinds of movement are called, and what each of them means.
import type { MovementKind } from '@greenroom/contract/dashboard/ledger';

export const movementKinds: Record<MovementKind, { name: string; about: string }> = {
  grant: { name: 'Top-up', about: 'bought or given' },
  hold: { name: 'Set aside', about: 'for a job that was ordered' },
  charge: { name: 'Charged', about: 'what a job used of its credits' },
  release: { name: 'Given back', about: 'what a job did not use' },
  withdraw: { name: 'Taken away', about: 'by the operator' },
  clawback: { name: 'Debt', about: 'a payment was reversed' },
  repay: { name: 'Taken back', about: 'for a debt' },
  settle: { name: 'Debt paid', about: 'by credits taken back' },
  restore: { name: 'Returned', about: 'a reversed payment came back' },
  earned: { name: 'New count', about: 'a top-up begins to count anew what was spent' },
};
