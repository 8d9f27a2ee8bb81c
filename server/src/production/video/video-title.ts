// The title of a new video: the beginning of its script, or else of its idea.
import { shortTitle } from '@greenroom/contract/short-title';
import type { VideoRequest } from '@greenroom/contract/videos';

/** Empty for a recording. */
export const scriptOf = (request: VideoRequest): string => {
  if (request.mode === 'scenes') return request.script;
  return request.speech.kind === 'script' ? request.speech.script : '';
};

export const titleOf = (request: VideoRequest): string =>
  shortTitle(scriptOf(request) || (request.video_idea ?? '')) || 'Your own recording';
