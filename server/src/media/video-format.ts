// The format of a finished video, and whether the pictures of a clip already have it.
import type { Muxer } from 'node-av/api';
import type { Packet } from 'node-av/lib';
import type { Mp4 } from './read-mp4.ts';

export type VideoSize = { width: number; height: number };

/** The pictures of a video as they are written: copied or encoded. */
export interface Pictures {
  framesPerSecond: number;
  /** Adds their stream and returns its index. */
  addTo(muxer: Muxer): number;
  /** In the order of decoding; the caller frees them. */
  packets: AsyncGenerator<Packet>;
  /** After the muxer was closed. */
  close(): Promise<void>;
}

/** What finishing encodes at, and the rates that it leaves as they are. */
export const FRAMES_PER_SECOND = 30;
const KEPT_RATES = [25, FRAMES_PER_SECOND];

/** How many frames begin before this time. */
export const framesUntil = (ms: number, framesPerSecond: number): number =>
  // Times on a frame are not exact in binary.
  Math.ceil((ms * framesPerSecond) / 1000 - 0.001);

/** Size, rate and coding; the length is a matter of the video that it is part of. */
export const hasVideoFormat = ({ picture }: Mp4, { width, height }: VideoSize): boolean =>
  picture.isPlainH264 &&
  picture.width === width &&
  picture.height === height &&
  KEPT_RATES.includes(picture.framesPerSecond ?? 0);
