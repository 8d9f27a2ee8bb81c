// Which jobs still change by themselves.
import type { JobRow } from '@greenroom/contract/console/jobs';

export const isLive = ({ status }: Pick<JobRow, 'status'>): boolean => status === 'queued' || status === 'running';
