// Stills of a character.
import type { FirstFrameCreated, NewFirstFrame } from '@greenroom/contract/first-frames';
import type { Http, PostOptions } from '../http.ts';

export const images = (http: Http) => ({
  /** Draws a character in a described scene, fit to be the `first_frame_url` of a video. 6 credits. */
  firstFrame: (body: NewFirstFrame, options?: PostOptions) =>
    http.post<FirstFrameCreated>('/images/first-frame', body, options),
});
