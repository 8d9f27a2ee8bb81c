// Judges the photos, takes the best, mends it from the others and keeps what a presenter needs of it, in a child process.
import type { TaskRun } from '../../kernel/workbench.ts';
import { choosePhoto } from '../../studio/photo/choose-photo.ts';
import { flatten } from '../../studio/photo/likeness.ts';
import { exposureOf } from '../../studio/photo/look.ts';
import { preparePhoto } from '../../studio/photo/prepare-photo.ts';
import { writeRaster } from '../../studio/photo/raster.ts';
import type { ChooseInput, ChooseOutput } from './photo-portray.ts';

/** Less than this is no change that anyone would see. */
const LIFTED = 1.12;
const SOFT = 0.22;

const choose: TaskRun<ChooseInput, ChooseOutput> = async ({ photos, photo }) => {
  const { index, photo: chosen, face, faces, judgement, mended } = await choosePhoto(photos);
  const prepared = preparePhoto(chosen, face.landmarks);
  await writeRaster(photo, prepared.photo);
  const exposure = exposureOf(prepared.photo.rgba);
  const { facePx, turnDegrees, mouthOpen, sharpness } = judgement;
  return {
    landmarks: flatten(prepared.landmarks),
    exposure,
    portrayed: {
      photos: photos.length,
      index,
      faces,
      facePx,
      turnDegrees,
      mouthOpen,
      soft: sharpness < SOFT,
      lifted: exposure > LIFTED,
      denoised: prepared.denoised,
      mended,
    },
  };
};

export default choose;
