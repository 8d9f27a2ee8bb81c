// Rates the photos, improves the best one with the others and returns what a presenter needs, in a task process.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { choosePhoto } from '../photo/choose-photo.ts';
import { denoise } from '../photo/denoise.ts';
import { flatten } from '../photo/likeness.ts';
import { exposureOf } from '../photo/look.ts';
import { writeRaster } from '../photo/raster.ts';
import type { ChooseInput, ChooseOutput } from './from-photos.ts';

/** Smaller changes are not visible. */
const MIN_VISIBLE_EXPOSURE = 1.12;
const MIN_SHARPNESS = 0.22;

const choose: TaskRun<ChooseInput, ChooseOutput> = async ({ photos, photo }) => {
  const { photo: chosen, face, assessment: judgement, index, faces, repairs: lent, unused } = await choosePhoto(photos);
  const clean = denoise(chosen);
  await writeRaster(photo, clean);
  const exposure = exposureOf(clean.rgba);
  const { facePx, turnDegrees, mouthOpen, sharpness } = judgement;
  return {
    landmarks: flatten(face.landmarks),
    exposure,
    selection: {
      photos: photos.length,
      index,
      repairs: lent,
      unused,
      faces,
      facePx,
      turnDegrees,
      mouthOpen,
      soft: sharpness < MIN_SHARPNESS,
      brightened: exposure > MIN_VISIBLE_EXPOSURE,
      denoised: clean !== chosen,
    },
  };
};

export default choose;
