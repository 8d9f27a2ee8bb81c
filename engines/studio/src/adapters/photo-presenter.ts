// Prepares a photographed presenter, or the face in any other still, for animation.
import { type DigitalSourceType, mixOf, readOrigin } from '@greenroom/engine-kit/digital-source';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { Json } from '@greenroom/engine-kit/json';
import {
  type Composition,
  composePhoto,
  type FramedPhoto,
  type PhotoPresenter,
  readPresenter,
} from '../photo/compose.ts';
import { findFaces } from '../photo/find-face.ts';
import { flatten, type PhotoLikeness } from '../photo/likeness.ts';
import { PLAIN_LOOK } from '../photo/look.ts';
import { createPhotoRig } from '../photo/photo-rig.ts';
import { type Raster, readRaster } from '../photo/raster.ts';
import type { FaceRig } from '../render/face-rig.ts';
import { createFrameBuffers } from '../render/frame-buffers.ts';

/** A stored photographed presenter: its likeness, and files by their names in it. */
interface StoredPhoto {
  json: Json;
  files: Readonly<Record<string, string>>;
}

/** Draws the still without preparing it for animation. */
export const drawPhoto = async ({ json, files }: StoredPhoto, composition: Composition): Promise<FramedPhoto> =>
  composePhoto(await readPresenter(json, files), composition);

/** Composes the presenter into a frame. */
export const preparePhoto = async ({ json, files }: StoredPhoto, composition: Composition) =>
  prepare(await readPresenter(json, files), composition);

/** Detects the face in a still that the studio did not draw. */
export const prepareForeignStill = async (image: string, width: number, height: number) => {
  const still = await readRaster(image);
  const presenter = { photo: still, person: undefined, likeness: await foreignLikeness(still) };
  const prepared = await prepare(presenter, { width, height, composed: true });
  return { ...prepared, origin: mixOf([await readOrigin(image), prepared.origin]) };
};

const prepare = async (presenter: PhotoPresenter, composition: Composition) => {
  const { width, height } = composition;
  const still = composePhoto(presenter, composition);
  const { rgba, landmarks, smile, parallaxLayers, isComposited, precipitation, leaves } = still;
  const buffers = await createFrameBuffers(width, height, rgba);
  const rig = {
    ...smiling(createPhotoRig(buffers, landmarks, rgba), smile),
    ...(precipitation && { precipitation }),
    ...(leaves && { leaves }),
  };
  return { buffers, rig, origin: 'composite' as DigitalSourceType, still, parallaxLayers, isComposited };
};

const smiling = (rig: FaceRig, smile: number): FaceRig =>
  smile === 0
    ? rig
    : { ...rig, pose: (pose) => rig.pose({ ...pose, smile: Math.max(pose.smile, smile * (1 - pose.open)) }) };

const foreignLikeness = async (still: Raster): Promise<PhotoLikeness> => {
  const [face] = await findFaces(still);
  if (face === undefined) {
    throw new EngineError(
      'rejected',
      'No face was found in first_frame_url. Send a still of one person who faces the camera.',
    );
  }
  // Without exposure correction: a night scene stays dark.
  return { kind: 'photo', landmarks: flatten(face.landmarks), look: PLAIN_LOOK };
};
