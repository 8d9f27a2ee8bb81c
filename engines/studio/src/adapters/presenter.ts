// Prepares a painted or photographed presenter for animation, at the size of a video. Only for task processes.
import type { DigitalSourceType } from '@greenroom/engine-kit/digital-source';
import type { Json } from '@greenroom/engine-kit/json';
import type { PaintedStill } from '../face-animation.ts';
import { REST } from '../motion/poses.ts';
import { composeFigure, paintFigureParts } from '../people/figure.ts';
import { createHeadPainter } from '../people/head-layers.ts';
import type { Person } from '../people/person.ts';
import { planFirstStill, planStill } from '../people/plan-still.ts';
import { rigFor } from '../people/rig.ts';
import { paintFrame, paintStill, type StillRecipe, stillOf } from '../people/still.ts';
import { isPhotoLikeness } from '../photo/is-photo-likeness.ts';
import type { PhotoLikeness } from '../photo/likeness.ts';
import type { Raster } from '../photo/raster.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { type PresenterLayers, presenterLayers } from '../places/layers.ts';
import type { PlacePlan } from '../places/plan.ts';
import { planPlace } from '../places/plan-place.ts';
import type { FaceRig } from '../render/face-rig.ts';
import { createFrameBuffers, type FrameBuffers } from '../render/frame-buffers.ts';
import { createPaintedRig } from '../render/painted-rig.ts';
import { SHOT } from '../scene/shots.ts';
import type { PaintedLikeness } from './from-description.ts';

export interface PreparedPresenter {
  buffers: FrameBuffers;
  rig: FaceRig;
  origin: DigitalSourceType;
  /** The still at rest, of the buffers' size. */
  still: Raster;
}

/** Loaded for photos only: a process with a painted presenter starts in two thirds of the time without it. */
const photos = () => import('./photo-presenter.ts');

/** The recipe of a first frame, as plain JSON. The same presenter and scene give the same recipe. */
export const planFirstFrame = (likeness: Json, scene: string): Json =>
  isPhotoLikeness(likeness) ? { ...likeness, scene } : planFirstStill((likeness as PaintedLikeness).person, scene);

/** Draws the still of a recipe without preparing it for animation. `isComposited`: false if a photo keeps its own background. */
export const drawFirstFrame = async (
  { json, files }: { json: Json; files: Readonly<Record<string, string>> },
  width: number,
  height: number,
): Promise<Pick<PreparedPresenter, 'still' | 'origin'> & { isComposited: boolean }> => {
  if (isPhotoLikeness(json)) {
    const { drawPhoto } = await photos();
    const still = await drawPhoto({ json, files }, { width, height, scene: json.scene });
    return { still, origin: 'composite', isComposited: still.isComposited };
  }
  const still = { width, height, rgba: paintFrame(json as StillRecipe, width, height) };
  return { still, origin: 'algorithmicMedia', isComposited: true };
};

/** Draws the studio's own recipe again at the size of the video; detects the face in any other still. */
export const prepareFirstFrame = async (
  image: string,
  recipe: { json: Json; files: Readonly<Record<string, string>> } | null,
  width: number,
  height: number,
): Promise<PreparedPresenter> => {
  if (recipe === null) return (await photos()).prepareForeignStill(image, width, height);
  const { json, files } = recipe;
  if (!isPhotoLikeness(json)) return preparePainted(paintStill(json as StillRecipe, width, height));
  return (await photos()).preparePhoto({ json, files }, { width, height, scene: json.scene });
};

const preparePainted = async (still: PaintedStill): Promise<PreparedPresenter> => {
  const buffers = await createFrameBuffers(still.width, still.height, still.rgba);
  return { buffers, rig: createPaintedRig(buffers, still, REST), origin: 'algorithmicMedia', still };
};

/** The scale of a photographed presenter in each framing. */
const FRAMING_SCALE = { close: 1.3, medium: 1.05, wide: 0.86 } as const;

/** The described place for this presenter, empty, the same in every framing. */
export const placeFor = (likeness: Json, words: string): PlacePlan =>
  isPhotoLikeness(likeness)
    ? planPlace({ words, seed: flatSeed(likeness), avoid: [] })
    : planStill((likeness as PaintedLikeness).person, words).place;

/** The face is the seed, so that the same person gets the same place again. */
const flatSeed = ({ landmarks }: PhotoLikeness): string => landmarks.slice(0, 8).map(Math.round).join();

export interface ShotPresenter extends PreparedPresenter {
  /** The layers for camera parallax; undefined for a flat still (a photo with its own background, a client's picture). */
  parallaxLayers(): PresenterLayers | undefined;
  isComposited: boolean;
}

/**
 * Prepares the presenter for one shot.
 * @param behind the background; `isComposited` of the result is false if the presenter could not be placed in front of it
 * @param lower rows by which the presenter is lower than in other shots @param posed a painted presenter with the arms of this shot
 */
type PrepareShot = (
  shot: { scene: string; framing: 'close' | 'medium' | 'wide' },
  behind: Backdrop,
  options: { lower: number; posed: (person: Person) => Person },
) => Promise<ShotPresenter>;

/** Returns a function that prepares the presenter for each shot of a film; only the arms of a painted one differ between them. */
export const shotPreparer = (likeness: { json: Json; files: Readonly<Record<string, string>> }): PrepareShot => {
  const { width, height } = SHOT;
  const { json } = likeness;
  if (isPhotoLikeness(json)) {
    return async ({ scene, framing }, behind, { lower }) => {
      const { preparePhoto } = await photos();
      return preparePhoto(likeness, { width, height, scene, behind, closer: FRAMING_SCALE[framing], lower });
    };
  }
  const { person } = json as PaintedLikeness;
  const paintHead = createHeadPainter(person);
  return async ({ framing }, behind, { lower, posed }) => {
    const inPose = posed(person);
    const rig = rigFor(inPose, framing, width, height);
    const viewport = { ...rig.viewport, originY: rig.viewport.originY + lower };
    const parts = paintFigureParts(inPose, viewport, behind.rim, paintHead);
    const figure = composeFigure(inPose, behind, { ...rig, viewport }, parts);
    const { silhouette } = figure;
    return {
      ...(await preparePainted(stillOf(figure))),
      parallaxLayers: () => presenterLayers(behind, silhouette),
      isComposited: true,
    };
  };
};
