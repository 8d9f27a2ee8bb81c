// The names of the job queues.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';

export const queueNames: Readonly<Record<OperatorJob['queue'], string>> = {
  interactive: t`Interactive`,
  batch: t`Batch`,
};
