// Listens to one recording as the cloning of a voice does.

import { readWav, SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import type { JudgeSampleInput } from './judge-sample.ts';
import { listen } from './listen.ts';

/** As much as a clone hears of a single recording. */
const ENOUGH_S = 90;

const judgeSample: TaskRun<JudgeSampleInput, null> = async ({ sample }) => {
  const { samples } = await readWav(sample);
  listen(samples.subarray(0, ENOUGH_S * SOUND_RATE), SOUND_RATE);
  return null;
};

export default judgeSample;
