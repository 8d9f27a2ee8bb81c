// Why a job failed in one line, and the causes of several jobs with their numbers.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';
import { failureText } from '../videos/failure-text.ts';
import { firstLine } from './first-line.ts';

type Failed = Pick<OperatorJob, 'job_id' | 'cause' | 'error'>;

/** In the words that the client reads, where the cause is an error that is written for clients. Empty if the job did not fail. */
export const causeOf = ({ cause, error }: Failed): string =>
  failureText(firstLine(cause ?? error ?? '').replace(/^\w{1,100}: Problem: /, ''));

interface Cause {
  cause: string;
  count: number;
  /** The newest one. */
  job: string;
}

/** `jobs`: newest first. The most frequent cause first. */
export function causesOf(jobs: readonly Failed[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const job of jobs) {
    const cause = causeOf(job);
    const known = causes.get(cause);
    if (known) known.count++;
    else causes.set(cause, { cause, count: 1, job: job.job_id });
  }
  return [...causes.values()].sort((a, b) => b.count - a.count);
}
