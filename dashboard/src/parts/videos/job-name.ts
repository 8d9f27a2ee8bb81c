// What a job is called where it may have no title: the title, or its kind and the length of its video.
import { formatDuration } from '../../lib/format.ts';
import { kindName } from './labels.ts';

interface Named {
  title: string | null;
  kind: string;
  /** Of a finished video. */
  seconds: number | null;
}

/** Talking head · 0:09 */
export const kindWithLength = ({ kind, seconds }: Pick<Named, 'kind' | 'seconds'>): string =>
  seconds === null ? kindName(kind) : `${kindName(kind)} · ${formatDuration(seconds)}`;

export const jobName = (job: Named): string => job.title ?? kindWithLength(job);
