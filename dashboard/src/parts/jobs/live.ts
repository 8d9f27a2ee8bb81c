// Which jobs still change by themselves.
import type { JobRow } from '@greenroom/contract/dashboard/jobs';

export const isLive = ({ status }: Pick<JobRow, 'status'>): boolean => status === 'queued' || status === 'running';
