// What operators call a job: the title that the client chose, or its kind and the length of its video.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';
import { formatDuration } from '../../lib/format.ts';
import { kindName } from '../videos/labels.ts';

type Named = Pick<OperatorJob, 'title' | 'kind' | 'seconds'>;

/** Talking head · 0:09 */
export const kindWithLength = ({ kind, seconds }: Pick<Named, 'kind' | 'seconds'>): string =>
  seconds === null ? kindName(kind) : `${kindName(kind)} · ${formatDuration(seconds)}`;

export const jobName = (job: Named): string => job.title ?? kindWithLength(job);
