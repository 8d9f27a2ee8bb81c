// Descriptions of ledger rows.
import type { LedgerRow, LedgerRowKind } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
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

/** What the credits were for. */
export const subjectOfRow = ({ reason, job }: LedgerRow): string =>
  job ? jobName(job) : capitalized(serviceText(reason));

const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale()));
