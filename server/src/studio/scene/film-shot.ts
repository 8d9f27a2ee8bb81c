// Films one shot of a scenes video: what moves in it, what lies over it, how it takes over from the shot before.
import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Spoken } from '../motion/motion.ts';
import { animate } from '../render/animate.ts';
import { bakeCamera } from '../render/camera.ts';
import { encodeFilm } from '../render/film.ts';
import { type Picture, readPlanes } from '../render/planes.ts';
import type { Puppet } from '../render/puppet.ts';
import type { Stage } from '../render/stage.ts';
import { createStrip, type Strip } from '../render/strip.ts';
import { TRANSITION_FRAMES, type TransitionKind, transitionFrom } from './transition.ts';

export const SHOT = { width: 720, height: 1280, framesPerSecond: 30 } as const;

/** Something laid over the shot: a picture of the stage's width, its first row at `top`. */
export interface Overlay {
  top: number;
  picture: Canvas;
}

export interface Shot {
  file: string;
  stage: Stage;
  /** Undefined: the camera moves over the still. */
  puppet: Puppet | undefined;
  speaks: boolean;
  /** Of the whole speech. */
  spoken: Spoken;
  startMs: number;
  endMs: number;
  overlay: Overlay | undefined;
  transition: TransitionKind;
  /** RGBA of the shot before's last frame. */
  previous: Uint8ClampedArray | undefined;
  /** The camera's way: in or out, and to which side. */
  camera: { from: number; to: number; x: number; y: number };
  /** Every second frame is held. */
  held: boolean;
  seed: string;
  comment: string;
  progress?(part: number): void;
}

/** First frame of a time in the whole film. */
const frameAt = (ms: number): number => Math.round((ms * SHOT.framesPerSecond) / 1000);

/** Frames over which an overlay comes in. */
const ENTRANCE_FRAMES = 9;
/** Talking is drawn as if at this even loudness: the sound is not known here. */
const LOUDNESS = 0.75;

/** Encodes the shot, silent; answers its last frame as RGBA. */
export const filmShot = async (shot: Shot): Promise<Uint8ClampedArray> => {
  const { stage } = shot;
  const first = frameAt(shot.startMs);
  const frameCount = Math.max(1, frameAt(shot.endMs) - first);
  const msOf = (i: number) => ((first + i) * 1000) / SHOT.framesPerSecond - shot.startMs;

  const picture = shot.puppet ? presenter(shot, shot.puppet) : landscape(shot, frameCount);
  const overlay = shot.overlay && entrance(stage, shot.overlay);
  const mixIn = transitionFrom(stage, shot.transition, shot.previous);
  const still = stage.bytesOf(stage.texture);
  const disturbed = shot.transition === 'none' || shot.previous === undefined ? 0 : TRANSITION_FRAMES + 3;

  let last: Picture = stage.frames[0];
  await encodeFilm({
    file: shot.file,
    width: stage.width,
    height: stage.height,
    framesPerSecond: SHOT.framesPerSecond,
    frameCount,
    sound: undefined,
    comment: shot.comment,
    ...(shot.progress && { progress: shot.progress }),
    draw: (i) => {
      if (shot.held && i % 2 === 1 && i > disturbed) {
        return stage.bytesOf(last);
      }
      const frame = stage.frames[(shot.held ? i >> 1 : i) % 3]!;
      // A transition leaves traces where the presenter's motion does not reach.
      if (i < disturbed) {
        stage.bytesOf(frame).set(still);
      }
      overlay?.clear(frame);
      picture(frame, i, msOf(i));
      overlay?.lay(frame, i);
      mixIn(frame, i);
      last = frame;
      return stage.bytesOf(frame);
    },
  });
  return readPlanes(stage.bytesOf(last), stage.width, stage.height);
};

const presenter = (shot: Shot, puppet: Puppet) => {
  const within = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    endMs > shot.startMs && startMs < shot.endMs;
  const moved = <T extends { startMs: number; endMs: number }>(part: T): T => ({
    ...part,
    startMs: part.startMs - shot.startMs,
    endMs: part.endMs - shot.startMs,
  });
  const drawPresenter = animate(shot.stage, puppet, {
    spoken: {
      words: shot.spoken.words.filter(within).map(moved),
      phones: shot.spoken.phones.filter(within).map(moved),
    },
    loudness: () => LOUDNESS,
    lengthMs: shot.endMs - shot.startMs,
    framesPerSecond: SHOT.framesPerSecond,
    seed: shot.seed,
    speaks: shot.speaks,
  });
  return (frame: Picture, _i: number, ms: number) => drawPresenter(ms, frame);
};

const landscape = ({ stage, camera }: Shot, frameCount: number) => {
  const look = bakeCamera(stage);
  return (frame: Picture, i: number) => {
    const part = i / Math.max(1, frameCount - 1);
    look(frame, { zoom: camera.from + (camera.to - camera.from) * part, x: camera.x, y: camera.y });
  };
};

/** Fades the overlay in, then leaves it. */
const entrance = (stage: Stage, { top, picture }: Overlay) => {
  const strip: Strip = createStrip(stage, top, picture.height);
  const canvas = createCanvas(stage.width, strip.height);
  const pen = canvas.getContext('2d');
  let drawn = -1;
  return {
    clear: strip.clear,
    lay: (frame: Picture, i: number) => {
      const step = Math.min(ENTRANCE_FRAMES, i);
      if (step !== drawn) {
        drawn = step;
        const part = (step / ENTRANCE_FRAMES) ** 0.7;
        pen.clearRect(0, 0, canvas.width, canvas.height);
        pen.globalAlpha = part;
        pen.drawImage(picture, 0, 0);
        strip.draw(pen.getImageData(0, 0, canvas.width, canvas.height).data);
      }
      strip.lay(frame);
    },
  };
};
