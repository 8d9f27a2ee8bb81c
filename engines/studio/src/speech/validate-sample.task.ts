// Validates one recording the same way as cloning does.
import { readWav, SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { analyzeSpeaker } from './analyze-speaker.ts';
import type { ValidateSampleInput } from './validate-sample.ts';

/** The maximum that a clone uses of a single recording. */
const MAX_S = 90;

const validateSample: TaskRun<ValidateSampleInput, null> = async ({ sample }) => {
  const { samples } = await readWav(sample);
  analyzeSpeaker(samples.subarray(0, MAX_S * SOUND_RATE), SOUND_RATE);
  return null;
};

export default validateSample;
