// Descriptions of ledger rows.
import type { LedgerRow, LedgerRowKind } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
import { formatCredits } from '../../lib/format.ts';
import { locale } from '../../lib/languages.ts';
import { serviceText } from '../../lib/service-text.ts';
import { jobName } from '../videos/job-name.ts';

export const aboutRow: Readonly<Record<LedgerRowKind, string>> = {
  grant: t`Top-up`,
  charge: t`Charged`,
  release: t`Failed, nothing was charged`,
  withdraw: t`Removed by the operator`,
  clawback: t`Credits of a reversed payment that were already used`,
  repay: t`Deducted to pay a debt`,
  restore: t`A reversed payment was paid after all`,
};

/** Credits that nobody paid for are worth what they are used for, so they have no price. */
export const isGift = ({ kind, receipt_id }: Pick<LedgerRow, 'kind' | 'receipt_id'>): boolean =>
  kind === 'grant' && receipt_id === null;

export const reasonOf = ({ reason }: Pick<LedgerRow, 'reason'>): string => capitalized(serviceText(reason));

/** What the credits were for. */
export const subjectOfRow = (row: LedgerRow): string => {
  if (row.job) return jobName(row.job);
  return isGift(row) ? t`${formatCredits(row.credits)} granted` : reasonOf(row);
};

const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale()));
