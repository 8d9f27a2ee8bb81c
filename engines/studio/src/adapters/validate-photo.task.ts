// Tells in a child process whether one photo shows a face that a presenter can be made of.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { choosePhoto } from '../photo/choose-photo.ts';
import type { ValidatePhotoInput } from './validate-photo.ts';

const validatePhoto: TaskRun<ValidatePhotoInput, null> = async ({ photo }) => {
  await choosePhoto([photo]);
  return null;
};

export default validatePhoto;
