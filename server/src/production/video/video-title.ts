// The title of a new video: the first words of its script, or else of its idea.
import type { VideoRequest } from '@greenroom/contract/videos';
import { excerptOf } from '../../library/excerpt.ts';

/** Empty for a recording. */
export const scriptOf = (request: VideoRequest): string => {
  if (request.mode === 'scenes') return request.script;
  return request.speech.kind === 'script' ? request.speech.script : '';
};

export const titleOf = (request: VideoRequest): string =>
  excerptOf(scriptOf(request) || (request.video_idea ?? '')) || 'Your own recording';
