// The two kinds of takes: a presenter who moves, and a still that only the camera moves over; both with something laid over.
import type { Moment } from '../motion/motion.ts';
import type { Standing } from '../places/layers.ts';
import type { Falling } from '../puppet.ts';
import { bakeCamera, type Sheet } from '../render/camera.ts';
import { bakeHeadMotion } from '../render/head-motion.ts';
import type { Picture } from '../render/planes.ts';
import type { Puppet } from '../render/puppet.ts';
import { coverOf, sheetsOf } from '../render/sheets.ts';
import type { Stage } from '../render/stage.ts';
import type { View } from '../render/view.ts';
import { weatherOver } from '../render/weather.ts';
import type { CameraMove } from './camera-move.ts';
import { SHOT, type Take } from './film-shot.ts';
import { layOver, type Overlay } from './overlay.ts';
import { TRANSITION_FRAMES } from './transition.ts';

/** A presenter on a stage, for all the shots that show them in this place and framing. */
export interface Actor {
  readonly stage: Stage;
  /** Draws the presenter at a moment, the camera standing still. */
  act(frame: Picture, moment: Moment): void;
  /** Draws the presenter at a moment, seen by a camera that moves a little: what is far moves less, and parts from what is near. */
  film(frame: Picture, moment: Moment, view: View): void;
  /** The same before a flat picture, this many rows lower in the frame. */
  flat(down: number): Actor['film'];
  /** Middle of the face and its chin, in parts of the frame. */
  readonly face: { x: number; y: number; chinY: number };
}

/** @param standing what the place and the presenter part into; undefined where the picture is flat */
export const castActor = (stage: Stage, puppet: Puppet, standing?: () => Standing | undefined): Actor => {
  const moveHead = bakeHeadMotion(stage, puppet.anatomy, puppet.brows, puppet.boxes);
  const weather = puppet.falling && weatherOver(stage, puppet.falling);
  const act = (frame: Picture, { ms, face, head }: Moment): void => {
    weather?.clear(frame);
    puppet.pose(face);
    moveHead(frame, head);
    weather?.draw(frame, ms);
  };
  const posed = stage.addPicture();
  const flat = (down: number): Actor['film'] => {
    const look = bakeCamera(stage, [{ from: posed }], down);
    return (frame, moment, view) => {
      act(posed, moment);
      look(frame, view);
    };
  };
  const deep = ({ behind, cover }: Standing): Actor['film'] => {
    const look = bakeCamera(stage, [...sheetsOf(stage, behind), { from: posed, cover: coverOf(stage, cover) }]);
    const falls = puppet.falling && weatherOver(stage, puppet.falling);
    return (frame, { ms, face, head }, view) => {
      puppet.pose(face);
      moveHead(posed, head);
      look(frame, view, falls && (() => falls.draw(frame, ms)));
    };
  };
  let film: Actor['film'] | undefined;
  const { faceX, foreheadY, chinY } = puppet.anatomy;
  return {
    stage,
    act,
    film: (...shot) => {
      if (film === undefined) {
        const parts = standing?.();
        // What it was cut from is large.
        standing = undefined;
        film = parts ? deep(parts) : flat(0);
      }
      film(...shot);
    },
    flat,
    face: { x: faceX / stage.width, y: (foreheadY + chinY) / 2 / stage.height, chinY: chinY / stage.height },
  };
};

interface PresenterShot {
  /** The moment of frame `i` of the shot. */
  momentAt(i: number): Moment;
  /** Undefined: the camera stands still. */
  camera: CameraMove | undefined;
  overlay: Overlay | undefined;
  /** Seen as one flat picture, this many rows lower in the frame where the overlay covers what is above. */
  flat?: { down: number };
}

export const presenterTake = (actor: Actor, { momentAt, camera, overlay, flat }: PresenterShot): Take => {
  const { stage } = actor;
  const laid = overlay && layOver(stage, overlay);
  if (camera === undefined && flat === undefined) {
    const still = stage.bytesOf(stage.base);
    return {
      stage,
      draw: (frame, i) => {
        // The frame still holds the shot before, where the presenter's motion does not reach.
        if (i <= TRANSITION_FRAMES) stage.bytesOf(frame).set(still);
        laid?.clear(frame);
        actor.act(frame, momentAt(i));
        laid?.lay(frame, i);
        return true;
      },
    };
  }
  const film = flat ? actor.flat(flat.down) : actor.film;
  const standing = { zoom: 1, ...actor.face };
  return {
    stage,
    draw: (frame, i) => {
      film(frame, momentAt(i), camera?.(i) ?? standing);
      laid?.lay(frame, i);
      return true;
    },
  };
};

interface StillShot {
  /** What the picture is made of. */
  sheets: readonly Sheet[];
  camera: CameraMove;
  /** Frame from which on the camera stands still. */
  settled: number;
  overlay: Overlay | undefined;
  falling: Falling | undefined;
}

export const stillTake = (stage: Stage, { sheets, camera, settled, overlay, falling }: StillShot): Take => {
  const look = bakeCamera(stage, sheets);
  const laid = overlay && layOver(stage, overlay);
  const weather = falling && weatherOver(stage, falling);
  // What is seen through a window stays there when the camera moves; under the open sky it falls before everything.
  const windows = falling?.outside ? sheets.slice(0, -1) : [];
  const still = weather ? Number.POSITIVE_INFINITY : Math.max(settled, laid?.settled ?? 0, TRANSITION_FRAMES);
  return {
    stage,
    draw: (frame, i) => {
      if (i > still) return false;
      const ms = (i * 1000) / SHOT.framesPerSecond;
      for (const { from } of windows) {
        weather?.clear(from);
        weather?.draw(from, ms);
      }
      look(frame, camera(i));
      if (windows.length === 0) weather?.draw(frame, ms);
      laid?.lay(frame, i);
      return true;
    },
  };
};
