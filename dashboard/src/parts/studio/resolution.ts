// The resolution of a video, of one that was ordered or of a draft.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { Draft } from './draft.ts';

/** Scenes have only one. Undefined until the video is loaded. */
export const resolutionOf = (video: JobDetail | undefined): Draft['resolution'] | undefined =>
  video?.request?.mode === 'scenes' ? '720p' : video?.request?.resolution;

export const resolutionOfDraft = ({ mode, resolution }: Pick<Draft, 'mode' | 'resolution'>): Draft['resolution'] =>
  mode === 'scenes' ? '720p' : resolution;
