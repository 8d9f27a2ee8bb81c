// Draws the frames of a talking head: presenter and captions in one pass.
import type { Captions } from '@greenroom/engine-kit/ports/captions';

import { loudnessTrack } from '../motion/loudness.ts';
import type { SpeechTiming } from '../motion/motion.ts';
import { prepareAnimation } from './animate.ts';
import { captionOverlay } from './caption-overlay.ts';
import type { FrameSource } from './encode-video.ts';
import type { FaceRig } from './face-rig.ts';
import type { FrameBuffers } from './frame-buffers.ts';

export interface Presenter {
  buffers: FrameBuffers;
  rig: FaceRig;
  origin: FrameSource['origin'];
}

/** One speech of the presenter. */
export interface SpeechPerformance {
  /** At the loudness of the finished video. */
  sound: { samples: Float32Array; sampleRate: number };
  spoken: SpeechTiming;
  captions: Captions | undefined;
  framesPerSecond: number;
  seed: string;
}

/**
 * Prepares everything that does not depend on the speech. `captions` in the result tells whether any could be drawn; `apertures` gets the
 * distance of the lips in each frame as it is drawn.
 */
export const prepareTalkingHead = ({ buffers, rig, origin }: Presenter) => {
  const prepareDrawing = prepareAnimation(buffers, rig);

  return (performance: SpeechPerformance): { pictures: FrameSource; captions: boolean; apertures: number[] } => {
    const { sound, spoken, framesPerSecond, seed } = performance;
    const { width, height, frame } = buffers;
    const lengthMs = (sound.samples.length / sound.sampleRate) * 1000;
    const loudness = loudnessTrack(sound.samples, sound.sampleRate);
    const drawPresenter = prepareDrawing({ spoken, loudness, lengthMs, framesPerSecond, seed, speaks: true });
    const captions = performance.captions && captionOverlay(buffers, spoken.words, performance.captions);
    const apertures: number[] = [];
    const draw = (i: number): Uint8Array => {
      const ms = (i * 1000) / framesPerSecond;
      captions?.clear(frame);
      apertures[i] = drawPresenter(ms, frame);
      captions?.lay(frame, ms);
      return buffers.bytesOf(frame);
    };
    const frameCount = Math.max(1, Math.ceil((lengthMs * framesPerSecond) / 1000 - 0.001));
    const pictures = { width, height, framesPerSecond, frameCount, origin, draw };
    return { pictures, captions: captions !== undefined, apertures };
  };
};
