// Renders a talking head in a child process.
import { writeFile } from 'node:fs/promises';
import type { Json } from '../../kernel/json.ts';
import type { TaskRun } from '../../kernel/workbench.ts';
import { markedPng, originComment } from '../../media/origin.ts';
import { reachLoudness } from '../../media/reach-loudness.ts';
import { readWav, type Sound } from '../../media/wav.ts';
import type { Spoken } from '../../studio/motion/motion.ts';
import { canvasOf } from '../../studio/photo/raster.ts';
import { filmTalkingHead } from '../../studio/render/talking-head.ts';
import { mouthFromSound } from '../../studio/speech/mouth-from-sound.ts';
import { type Cast, castFirstFrame, planFirstFrame } from './presenter.ts';
import type { TalkingHeadInput, TalkingHeadOutput } from './talking-head.ts';

const SIZES = {
  '480p': { width: 480, height: 854, framesPerSecond: 25 },
  '720p': { width: 720, height: 1280, framesPerSecond: 30 },
} as const;

const talkingHead: TaskRun<TalkingHeadInput, TalkingHeadOutput> = async (input, child) => {
  const { width, height, framesPerSecond } = SIZES[input.resolution];
  const speech = await readWav(input.speech);
  const sound = { ...speech, samples: reachLoudness(speech.samples, speech.sampleRate) };
  const { recipe, cast } = await open(input.opening, width, height);
  const { stage, puppet, origin } = cast;
  // While the film is drawn.
  const opened = recipe === null ? undefined : writeOpening(input.image, cast);
  const { captions } = await filmTalkingHead({
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
  await opened;
  return { captions, recipe };
};

/** The presenter on the stage, and the recipe where the first frame is drawn by us. */
const open = async (
  opening: TalkingHeadInput['opening'],
  width: number,
  height: number,
): Promise<{ recipe: Json; cast: Cast }> => {
  if ('image' in opening) {
    return { recipe: null, cast: await castFirstFrame(opening.image, opening.recipe, width, height) };
  }
  const { json, files } = opening.likeness;
  const recipe = planFirstFrame(json, opening.scene);
  return { recipe, cast: await castFirstFrame('', { json: recipe, files }, width, height) };
};

const writeOpening = async (file: string, { stage: { width, height }, still: rgba, origin }: Cast): Promise<void> =>
  writeFile(file, markedPng(await canvasOf({ width, height, rgba }).encode('png'), origin));

/** Foreign sound has no phones: the mouth then follows the sound itself. */
const spokenOf = ({ timings }: TalkingHeadInput, { samples, sampleRate }: Sound): Spoken => ({
  words: timings?.words ?? [],
  phones: timings !== null && timings.phones.length > 0 ? timings.phones : mouthFromSound(samples, sampleRate),
});

export default talkingHead;
