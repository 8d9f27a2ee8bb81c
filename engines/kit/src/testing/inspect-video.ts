// Measures a video by decoding all of it, and writes some of its frames as PNG.
import type { LocalFile, Task } from '../step-context.ts';

export type InspectVideoInput = {
  file: LocalFile;
  /** Frames to write as PNG, by number from 0, each to its file. */
  stills: { frame: number; out: LocalFile }[];
};

/** The measurements of a video. Lengths in milliseconds. */
export type InspectedVideo = {
  codec: string;
  width: number;
  height: number;
  framesPerSecond: number;
  /** The number of decoded frames, which can differ from the header. */
  frames: number;
  pictureMs: number;
  /** Null without an audio stream. `soundMs` is the decoded length; `lufs` and `truePeakDb` are null for silence. */
  sound: {
    codec: string;
    sampleRate: number;
    channels: number;
    soundMs: number;
    lufs: number | null;
    truePeakDb: number | null;
  } | null;
  comment: string | null;
  /** Whether `moov` precedes `mdat`. */
  faststart: boolean;
};

/** Decodes a whole MP4. Throws if it cannot be decoded to its end. */
export const inspectVideoTask: Task<InspectVideoInput, InspectedVideo> = {
  module: new URL('./inspect-video.task.ts', import.meta.url),
  limits: { cpuSeconds: 120, timeoutSeconds: 180, memoryMb: 900, fileMb: 64 },
};
