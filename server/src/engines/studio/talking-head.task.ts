// Renders a talking head in a child process.
import type { TaskRun } from '../../kernel/workbench.ts';
import { originComment } from '../../media/origin.ts';
import { reachLoudness } from '../../media/reach-loudness.ts';
import { readWav, type Sound } from '../../media/wav.ts';
import type { Spoken } from '../../studio/motion/motion.ts';
import { filmTalkingHead } from '../../studio/render/talking-head.ts';
import { mouthFromSound } from '../../studio/speech/mouth-from-sound.ts';
import { castFirstFrame } from './presenter.ts';
import type { TalkingHeadInput, TalkingHeadOutput } from './talking-head.ts';

const SIZES = {
  '480p': { width: 480, height: 854, framesPerSecond: 25 },
  '720p': { width: 720, height: 1280, framesPerSecond: 30 },
} as const;

const talkingHead: TaskRun<TalkingHeadInput, TalkingHeadOutput> = async (input, child) => {
  const { width, height, framesPerSecond } = SIZES[input.resolution];
  const speech = await readWav(input.speech);
  const sound = { ...speech, samples: reachLoudness(speech.samples, speech.sampleRate) };
  const { stage, puppet, origin } = await castFirstFrame(input.image, input.recipe, width, height);
  return filmTalkingHead({
    file: input.clip,
    stage,
    puppet,
    sound,
    spoken: spokenOf(input, speech),
    captions: input.captions ?? undefined,
    framesPerSecond,
    seed: input.seed,
    comment: originComment(origin),
    progress: child.progress,
  });
};

/** Foreign sound has no phones: the mouth then follows the sound itself. */
const spokenOf = ({ timings }: TalkingHeadInput, { samples, sampleRate }: Sound): Spoken => ({
  words: timings?.words ?? [],
  phones: timings !== null && timings.phones.length > 0 ? timings.phones : mouthFromSound(samples, sampleRate),
});

export default talkingHead;
