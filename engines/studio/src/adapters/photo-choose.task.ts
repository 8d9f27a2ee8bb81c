// Judges the photos, takes the best, mends it from the others and keeps what a presenter needs of it, in a child process.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { choosePhoto } from '../photo/choose-photo.ts';
import { denoise } from '../photo/denoise.ts';
import { flatten } from '../photo/likeness.ts';
import { exposureOf } from '../photo/look.ts';
import { writeRaster } from '../photo/raster.ts';
import type { ChooseInput, ChooseOutput } from './from-photos.ts';

/** Less than this is no change that anyone would see. */
const LIFTED = 1.12;
const SOFT = 0.22;

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
      soft: sharpness < SOFT,
      brightened: exposure > LIFTED,
      denoised: clean !== chosen,
    },
  };
};

export default choose;
