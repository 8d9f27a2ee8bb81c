// Measures a video by decoding all of it, and writes single frames of it as PNG.
import type { LocalFile, Task } from '../step-context.ts';

export type InspectVideoInput = {
  file: LocalFile;
  /** Frames to write as PNG, by number from 0, each to its file. */
  stills: { frame: number; out: LocalFile }[];
};

export type InspectedVideo = {
  codec: string;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Decoded, not announced. */
  frames: number;
  pictureMs: number;
  /** Null for a silent video. `soundMs` is the length of what was decoded. */
  sound: {
    codec: string;
    sampleRate: number;
    channels: number;
    soundMs: number;
    lufs: number | null;
    truePeakDb: number | null;
  } | null;
  comment: string | null;
  /** Whether the index stands before the pictures and the sound. */
  faststart: boolean;
};

/** Decodes the whole of an MP4. Throws where it cannot be decoded to its end. */
export const inspectVideoTask: Task<InspectVideoInput, InspectedVideo> = {
  module: new URL('./inspect-video.task.ts', import.meta.url),
  limits: { cpuSeconds: 120, timeoutSeconds: 180, memoryMb: 900, fileMb: 64 },
};
