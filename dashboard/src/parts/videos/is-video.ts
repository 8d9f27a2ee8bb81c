// Which jobs make videos.
import type { JobRow } from '@greenroom/contract/dashboard/jobs';

export const isVideo = ({ kind }: Pick<JobRow, 'kind'>): boolean => kind === 'talking_head' || kind === 'scenes';
