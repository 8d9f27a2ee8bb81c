// Checks in a task process whether a photo shows a usable face.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { choosePhoto } from '../photo/choose-photo.ts';
import type { ValidatePhotoInput } from './validate-photo.ts';

const validatePhoto: TaskRun<ValidatePhotoInput, null> = async ({ photo }) => {
  await choosePhoto([photo]);
  return null;
};

export default validatePhoto;
