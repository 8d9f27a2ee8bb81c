// A whole talking head as pictures to encode: presenter and captions, drawn in one pass.
import type { CaptionPosition } from '@greenroom/captions/painter';
import { loudnessTrack } from '../motion/loudness.ts';
import type { Spoken } from '../motion/motion.ts';
import { animate } from './animate.ts';
import { captionOverlay } from './caption-overlay.ts';
import type { Pictures } from './film.ts';
import type { Puppet } from './puppet.ts';
import type { Stage } from './stage.ts';

export interface Presenter {
  stage: Stage;
  puppet: Puppet;
  origin: Pictures['origin'];
}

/** What they do in the film. */
export interface Speaking {
  /** At the loudness of the finished film. */
  sound: { samples: Float32Array; sampleRate: number };
  spoken: Spoken;
  captions: CaptionPosition | undefined;
  framesPerSecond: number;
  seed: string;
}

/** All that can be prepared before it is known what is said. `captions`: whether they could be drawn. */
export const talkingHead = ({ stage, puppet, origin }: Presenter) => {
  const performer = animate(stage, puppet);

  return (speaking: Speaking): { pictures: Pictures; captions: boolean } => {
    const { sound, spoken, framesPerSecond, seed } = speaking;
    const { width, height, frame } = stage;
    const lengthMs = (sound.samples.length / sound.sampleRate) * 1000;
    const loudness = loudnessTrack(sound.samples, sound.sampleRate);
    const drawPresenter = performer({ spoken, loudness, lengthMs, framesPerSecond, seed, speaks: true });
    const captions = speaking.captions && captionOverlay(stage, spoken.words, speaking.captions);
    const draw = (i: number): Uint8Array => {
      const ms = (i * 1000) / framesPerSecond;
      captions?.clear(frame);
      drawPresenter(ms, frame);
      captions?.lay(frame, ms);
      return stage.bytesOf(frame);
    };
    const frameCount = Math.max(1, Math.ceil((lengthMs * framesPerSecond) / 1000 - 0.001));
    return { pictures: { width, height, framesPerSecond, frameCount, origin, draw }, captions: captions !== undefined };
  };
};
