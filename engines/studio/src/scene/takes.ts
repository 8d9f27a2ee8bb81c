// The two kinds of takes, an animated presenter and a still with a camera move, both with overlays.
import type { Precipitation } from '../face-animation.ts';
import type { TimedPose } from '../motion/motion.ts';
import type { PresenterLayers } from '../places/layers.ts';
import { prepareBreathing } from '../render/breathing.ts';
import { type ParallaxLayer, prepareCamera } from '../render/camera.ts';
import type { CameraView } from '../render/camera-view.ts';
import type { FaceRig } from '../render/face-rig.ts';
import type { FrameBuffers } from '../render/frame-buffers.ts';
import { prepareHeadMotion } from '../render/head-motion.ts';
import { alphaMapOf, parallaxLayersOf } from '../render/parallax-layers.ts';
import type { Picture } from '../render/planes.ts';
import { createWeather } from '../render/weather.ts';
import type { CameraMove } from './camera-move.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import { SHOT, type Take } from './shots.ts';
import { TRANSITION_FRAMES } from './transition.ts';

/** An animated presenter with its frame buffers, for all shots with this place and framing. */
export interface AnimatedPresenter {
  readonly buffers: FrameBuffers;
  /** Draws the presenter at a moment with a still camera. All three return the distance of the lips as `FaceRig.pose` does. */
  draw(frame: Picture, moment: TimedPose): number;
  /** Draws the presenter at a moment with a moved camera and parallax; `rows` are seen, even. */
  drawWithCamera(frame: Picture, moment: TimedPose, view: CameraView, rows: number): number;
  /** The same without parallax, `down` rows lower in the frame. */
  drawFlat(down: number): AnimatedPresenter['drawWithCamera'];
  /** Middle of the face and its chin, as shares of the frame. */
  readonly face: { x: number; y: number; chinY: number };
}

/** @param layersOf separates place and presenter into layers; undefined if the picture is flat */
export const createPresenter = (
  buffers: FrameBuffers,
  rig: FaceRig,
  layersOf?: () => PresenterLayers | undefined,
): AnimatedPresenter => {
  const moveHead = prepareHeadMotion(buffers, rig.anatomy, rig.brows, rig.boxes);
  const breathe = prepareBreathing(buffers, rig.anatomy, rig.boxes);
  const weather = rig.precipitation && createWeather(buffers, rig.precipitation);
  const move = (frame: Picture, { face, head }: TimedPose): number => {
    const aperture = rig.pose(face);
    breathe(frame, head.breath ?? 0);
    moveHead(frame, head);
    return aperture;
  };
  const act = (frame: Picture, moment: TimedPose): number => {
    weather?.clear(frame);
    const aperture = move(frame, moment);
    weather?.draw(frame, moment.ms);
    return aperture;
  };
  const posed = buffers.addPicture();
  const flat = (down: number): AnimatedPresenter['drawWithCamera'] => {
    const look = prepareCamera(buffers, [{ picture: posed }], down);
    return (frame, moment, view, rows) => {
      const aperture = act(posed, moment);
      look(frame, view, rows);
      return aperture;
    };
  };
  const deep = ({ behind, cover }: PresenterLayers): AnimatedPresenter['drawWithCamera'] => {
    const look = prepareCamera(buffers, [
      ...parallaxLayersOf(buffers, behind),
      { picture: posed, alpha: alphaMapOf(buffers, cover) },
    ]);
    const precipitation = rig.precipitation && createWeather(buffers, rig.precipitation);
    return (frame, moment, view, rows) => {
      const aperture = move(posed, moment);
      look(frame, view, rows, precipitation && (() => precipitation.draw(frame, moment.ms)));
      return aperture;
    };
  };
  let withParallax: AnimatedPresenter['drawWithCamera'] | undefined;
  const { faceX, foreheadY, chinY } = rig.anatomy;
  return {
    buffers,
    draw: act,
    drawWithCamera: (...shot) => {
      if (withParallax === undefined) {
        const parts = layersOf?.();
        // Release the source of the layers, which is large.
        layersOf = undefined;
        withParallax = parts ? deep(parts) : flat(0);
      }
      return withParallax(...shot);
    },
    drawFlat: flat,
    face: { x: faceX / buffers.width, y: (foreheadY + chinY) / 2 / buffers.height, chinY: chinY / buffers.height },
  };
};

interface PresenterShot {
  /** The moment of frame `i` of the shot. */
  momentAt(i: number): TimedPose;
  /** Undefined: the camera is still. */
  camera: CameraMove | undefined;
  words: Overlay | undefined;
  /** A part of the picture over the presenter, such as a badge. */
  overlay?: Overlay | undefined;
  /** Drawn without parallax, `down` rows lower, because the overlay covers the rows above. */
  flat?: { down: number };
}

export const presenterTake = (
  presenter: AnimatedPresenter,
  { momentAt, camera, words, overlay, flat }: PresenterShot,
): Take => {
  const { buffers } = presenter;
  const laid = overlay && createOverlay(buffers, overlay);
  const said = words && createOverlay(buffers, words);
  const lay = said?.lay;
  let shown = 0;
  const aperture = () => shown;
  if (camera === undefined && flat === undefined) {
    const still = buffers.bytesOf(buffers.base);
    return {
      buffers,
      aperture,
      lay,
      draw: (frame, i) => {
        // The frame still holds the previous shot outside the presenter's motion.
        if (i <= TRANSITION_FRAMES) buffers.bytesOf(frame).set(still);
        laid?.clear(frame, i);
        said?.clear(frame, i);
        shown = presenter.draw(frame, momentAt(i));
        laid?.lay(frame, i);
      },
    };
  }
  const drawFrame = flat ? presenter.drawFlat(flat.down) : presenter.drawWithCamera;
  const stillView = { zoom: 1, ...presenter.face };
  const rows = words?.hides ?? overlay?.hides ?? buffers.height;
  return {
    buffers,
    aperture,
    lay,
    draw: (frame, i) => {
      shown = drawFrame(frame, momentAt(i), camera?.(i) ?? stillView, rows);
      laid?.lay(frame, i);
    },
  };
};

interface StillShot {
  /** Parallax layers, from back to front. */
  layers: readonly ParallaxLayer[];
  camera: CameraMove;
  words: Overlay | undefined;
  precipitation: Precipitation | undefined;
}

export const stillTake = (buffers: FrameBuffers, { layers, camera, words, precipitation }: StillShot): Take => {
  const look = prepareCamera(buffers, layers);
  const lay = words && createOverlay(buffers, words).lay;
  const weather = precipitation && createWeather(buffers, precipitation);
  // Weather outside a window moves with it; outdoors it is drawn in front of everything.
  const windows = precipitation?.outside ? layers.slice(0, -1) : [];
  return {
    buffers,
    lay,
    draw: (frame, i) => {
      const ms = (i * 1000) / SHOT.framesPerSecond;
      for (const { picture } of windows) {
        weather?.clear(picture);
        weather?.draw(picture, ms);
      }
      look(frame, camera(i));
      if (windows.length === 0) weather?.draw(frame, ms);
    },
  };
};
