// What a video in progress may cost, in words.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { formatPrice } from '../../lib/format.ts';

/** Empty for a free one. */
export const reservedOf = ({ credits_reserved }: Pick<JobDetail, 'credits_reserved'>): string =>
  credits_reserved ? t`${formatPrice(credits_reserved)} reserved. You pay for the actual length.` : '';
