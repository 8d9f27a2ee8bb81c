// Methods for first frames.
import type { FirstFrameCreated, NewFirstFrame } from '@greenroom/contract/first-frames';
import type { Http, PostOptions } from '../http.ts';

export const images = (http: Http) => ({
  /** Creates a still of a character in a described scene, for the `first_frame_url` of a video. Costs 6 credits. */
  firstFrame: (body: NewFirstFrame, options?: PostOptions) =>
    http.post<FirstFrameCreated>('/images/first-frame', body, options),
});
