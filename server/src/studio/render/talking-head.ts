// A whole talking head as a film to encode: presenter, speech and captions, drawn in one pass.
import { type CaptionPosition, captionOverlay } from '../captions/overlay.ts';
import { loudnessTrack } from '../motion/loudness.ts';
import type { Spoken } from '../motion/motion.ts';
import { animate } from './animate.ts';
import type { Film } from './film.ts';
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

/** `captions`: whether they could be drawn. */
export const talkingHeadFilm = (request: TalkingHead): { film: Film; captions: boolean } => {
  const { file, stage, puppet, sound, spoken, framesPerSecond, comment, progress } = request;
  const { width, height } = stage;
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
  const draw = (i: number): Uint8Array => {
    const frame = stage.frames[(i % 3) as 0 | 1 | 2];
    const ms = (i * 1000) / framesPerSecond;
    captions?.clear(frame);
    drawPresenter(ms, frame);
    captions?.lay(frame, ms);
    return stage.bytesOf(frame);
  };
  const frameCount = Math.max(1, Math.ceil((lengthMs * framesPerSecond) / 1000 - 0.001));
  const film = {
    file,
    width,
    height,
    framesPerSecond,
    frameCount,
    sound,
    comment,
    draw,
    ...(progress && { progress }),
  };
  return { film, captions: captions !== undefined };
};
