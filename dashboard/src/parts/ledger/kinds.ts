// Names and descriptions of ledger entries.

import type { LedgerEntry, LedgerEntryKind } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
import { serviceText } from '../../lib/service-text.ts';
import { kindName } from '../videos/labels.ts';

export const entryKinds: Record<LedgerEntryKind, { name: string; about: string }> = {
  grant: { name: t`Top-up`, about: t`Credits bought or added by the operator` },
  hold: { name: t`Reserved`, about: t`Reserved for a job` },
  charge: { name: t`Charged`, about: t`Credits used by a job` },
  release: { name: t`Refunded`, about: t`Reserved credits that were not needed` },
  withdraw: { name: t`Removed`, about: t`Removed by the operator` },
  clawback: { name: t`Debt`, about: t`Credits of a reversed payment that were already used` },
  repay: { name: t`Recovered`, about: t`Deducted to pay a debt` },
  settle: { name: t`Debt paid`, about: t`Paid with recovered credits` },
  restore: { name: t`Restored`, about: t`A reversed payment was paid after all` },
  earned: { name: t`Settled`, about: t`A top-up: charged credits are counted from 0 again` },
};

/** A release of a failed job is the whole price; of any other, what it did not need. */
export const aboutEntry = ({ kind, job }: LedgerEntry): string =>
  kind === 'release' && job?.failed ? t`It failed, so nothing was charged` : entryKinds[kind].about;

/** What the credits were for. */
export const subjectOfEntry = ({ reason, job }: LedgerEntry): string =>
  job ? (job.title ?? kindName(job.kind)) : serviceText(reason);
