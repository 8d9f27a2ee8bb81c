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

/** So many letters at the beginning of a title are words of the script, whatever follows, such as in the name of a copy. */
const SAME_LETTERS = 9;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The title if the client chose it, and no words of the script or the idea. */
export function givenTitle(title: string, request: VideoRequest): string | null {
  const given = lettersOf(title);
  const isGiven = ![scriptOf(request), request.video_idea ?? '', titleOf(request)]
    .map(lettersOf)
    .some((text) => text.startsWith(given) || (text !== '' && given.startsWith(text.slice(0, SAME_LETTERS))));
  return isGiven ? title : null;
}
