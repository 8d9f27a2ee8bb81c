// A whole talking head: presenter, speech and captions become one finished film in one pass.
import { type CaptionPosition, captionOverlay } from '../captions/overlay.ts';
import { loudnessTrack } from '../motion/loudness.ts';
import type { Spoken } from '../motion/motion.ts';
import { animate } from './animate.ts';
import { encodeFilm } from './film.ts';
import type { Puppet } from './puppet.ts';
import type { Stage } from './stage.ts';

export interface TalkingHead {
  file: string;
  stage: Stage;
  puppet: Puppet;
  /** At the loudness of the finished film. */
  sound: { samples: Float32Array; sampleRate: number };
  spoken: Spoken;
  captions: CaptionPosition | undefined;
  framesPerSecond: number;
  seed: string;
  comment: string;
  progress?(part: number): void;
}

/** Encodes the film; answers whether captions could be drawn. */
export const filmTalkingHead = async (request: TalkingHead): Promise<{ captions: boolean }> => {
  const { stage, puppet, sound, spoken, framesPerSecond } = request;
  const lengthMs = (sound.samples.length / sound.sampleRate) * 1000;
  const drawPresenter = animate(stage, puppet, {
    spoken,
    loudness: loudnessTrack(sound.samples, sound.sampleRate),
    lengthMs,
    framesPerSecond,
    seed: request.seed,
    speaks: true,
  });
  const captions = request.captions && captionOverlay(stage, spoken.words, request.captions);
  await encodeFilm({
    file: request.file,
    width: stage.width,
    height: stage.height,
    framesPerSecond,
    frameCount: Math.max(1, Math.ceil((lengthMs * framesPerSecond) / 1000 - 0.001)),
    sound,
    comment: request.comment,
    ...(request.progress && { progress: request.progress }),
    draw: (i) => {
      const frame = stage.frames[(i % 3) as 0 | 1 | 2];
      const ms = (i * 1000) / framesPerSecond;
      captions?.clear(frame);
      drawPresenter(ms, frame);
      captions?.lay(frame, ms);
      return stage.bytesOf(frame);
    },
  });
  return { captions: captions !== undefined };
};
