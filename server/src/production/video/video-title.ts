// The title of a new video: the beginning of its script, or else of its idea; and whether its client named it.
import { shortTitle } from '@greenroom/contract/short-title';
import type { VideoRequest } from '@greenroom/contract/videos';

/** Empty for a recording. */
export const scriptOf = (request: VideoRequest): string => {
  if (request.mode === 'scenes') return request.script;
  return request.speech.kind === 'script' ? request.speech.script : '';
};

export const titleOf = (request: VideoRequest): string =>
  shortTitle(scriptOf(request) || (request.video_idea ?? '')) || 'Your own recording';

/** The title if the client chose it, and no words of the script or the idea. */
export function givenTitle(title: string, request: VideoRequest): string | null {
  const words = title.replace(/…$/, '').trim();
  const isGiven = ![scriptOf(request), request.video_idea ?? '', titleOf(request)].some((text) =>
    text.replaceAll(/\s+/g, ' ').trim().startsWith(words),
  );
  return isGiven ? title : null;
}
