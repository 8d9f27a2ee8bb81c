// The two kinds of takes, an animated presenter and a still with a camera move, both with overlays.

import type { Precipitation } from '../face-animation.ts';
import type { TimedPose } from '../motion/motion.ts';
import type { PresenterLayers } from '../places/layers.ts';
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

/** An animated presenter on a stage, for all shots with this place and framing. */
export interface AnimatedPresenter {
  readonly stage: FrameBuffers;
  /** Draws the presenter at a moment with a still camera. */
  draw(frame: Picture, moment: TimedPose): void;
  /** Draws the presenter at a moment with a moved camera and parallax. */
  drawWithCamera(frame: Picture, moment: TimedPose, view: CameraView): void;
  /** The same without parallax, `down` rows lower in the frame. */
  drawFlat(down: number): AnimatedPresenter['drawWithCamera'];
  /** Middle of the face and its chin, as shares of the frame. */
  readonly face: { x: number; y: number; chinY: number };
}

/** @param layersOf separates place and presenter into layers; undefined if the picture is flat */
export const createPresenter = (
  stage: FrameBuffers,
  puppet: FaceRig,
  layersOf?: () => PresenterLayers | undefined,
): AnimatedPresenter => {
  const moveHead = prepareHeadMotion(stage, puppet.anatomy, puppet.brows, puppet.boxes);
  const weather = puppet.precipitation && createWeather(stage, puppet.precipitation);
  const act = (frame: Picture, { ms, face, head }: TimedPose): void => {
    weather?.clear(frame);
    puppet.pose(face);
    moveHead(frame, head);
    weather?.draw(frame, ms);
  };
  const posed = stage.addPicture();
  const flat = (down: number): AnimatedPresenter['drawWithCamera'] => {
    const look = prepareCamera(stage, [{ picture: posed }], down);
    return (frame, moment, view) => {
      act(posed, moment);
      look(frame, view);
    };
  };
  const deep = ({ behind, cover }: PresenterLayers): AnimatedPresenter['drawWithCamera'] => {
    const look = prepareCamera(stage, [
      ...parallaxLayersOf(stage, behind),
      { picture: posed, alpha: alphaMapOf(stage, cover) },
    ]);
    const precipitation = puppet.precipitation && createWeather(stage, puppet.precipitation);
    return (frame, { ms, face, head }, view) => {
      puppet.pose(face);
      moveHead(posed, head);
      look(frame, view, precipitation && (() => precipitation.draw(frame, ms)));
    };
  };
  let film: AnimatedPresenter['drawWithCamera'] | undefined;
  const { faceX, foreheadY, chinY } = puppet.anatomy;
  return {
    stage,
    draw: act,
    drawWithCamera: (...shot) => {
      if (film === undefined) {
        const parts = layersOf?.();
        // Release the source of the layers, which is large.
        layersOf = undefined;
        film = parts ? deep(parts) : flat(0);
      }
      film(...shot);
    },
    drawFlat: flat,
    face: { x: faceX / stage.width, y: (foreheadY + chinY) / 2 / stage.height, chinY: chinY / stage.height },
  };
};

interface PresenterShot {
  /** The moment of frame `i` of the shot. */
  momentAt(i: number): TimedPose;
  /** Undefined: the camera is still. */
  camera: CameraMove | undefined;
  overlay: Overlay | undefined;
  /** Drawn without parallax, `down` rows lower, because the overlay covers the rows above. */
  flat?: { down: number };
}

export const presenterTake = (
  presenter: AnimatedPresenter,
  { momentAt, camera, overlay, flat }: PresenterShot,
): Take => {
  const { stage } = presenter;
  const laid = overlay && createOverlay(stage, overlay);
  if (camera === undefined && flat === undefined) {
    const still = stage.bytesOf(stage.base);
    return {
      stage,
      draw: (frame, i) => {
        // The frame still holds the previous shot outside the presenter's motion.
        if (i <= TRANSITION_FRAMES) stage.bytesOf(frame).set(still);
        laid?.clear(frame);
        presenter.draw(frame, momentAt(i));
        laid?.lay(frame, i);
        return true;
      },
    };
  }
  const film = flat ? presenter.drawFlat(flat.down) : presenter.drawWithCamera;
  const stillView = { zoom: 1, ...presenter.face };
  return {
    stage,
    draw: (frame, i) => {
      film(frame, momentAt(i), camera?.(i) ?? stillView);
      laid?.lay(frame, i);
      return true;
    },
  };
};

interface StillShot {
  /** The picture's layers. */
  sheets: readonly ParallaxLayer[];
  camera: CameraMove;
  /** First frame from which the camera is still. */
  settled: number;
  overlay: Overlay | undefined;
  precipitation: Precipitation | undefined;
}

export const stillTake = (
  stage: FrameBuffers,
  { sheets, camera, settled, overlay, precipitation }: StillShot,
): Take => {
  const look = prepareCamera(stage, sheets);
  const laid = overlay && createOverlay(stage, overlay);
  const weather = precipitation && createWeather(stage, precipitation);
  // Weather outside a window moves with it; outdoors it is drawn in front of everything.
  const windows = precipitation?.outside ? sheets.slice(0, -1) : [];
  const still = weather ? Number.POSITIVE_INFINITY : Math.max(settled, laid?.settled ?? 0, TRANSITION_FRAMES);
  return {
    stage,
    draw: (frame, i) => {
      if (i > still) return false;
      const ms = (i * 1000) / SHOT.framesPerSecond;
      for (const { picture } of windows) {
        weather?.clear(picture);
        weather?.draw(picture, ms);
      }
      look(frame, camera(i));
      if (windows.length === 0) weather?.draw(frame, ms);
      laid?.lay(frame, i);
      return true;
    },
  };
};
