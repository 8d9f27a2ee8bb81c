// What the drawing thread of a talking head does: puts the presenter on the stage, and draws what they do while they speak.

import type { Sound } from '@greenroom/engine-kit/audio/wav';
import type { Json } from '@greenroom/engine-kit/json';
import type { SpeechTiming } from '../motion/motion.ts';
import type { DrawingModule } from '../render/drawing-thread.ts';
import { prepareTalkingHead } from '../render/talking-head.ts';
import { visemesFromSound } from '../speech/visemes-from-sound.ts';
import { type Cast, castFirstFrame, planFirstFrame } from './presenter.ts';
import { SIZES, type TalkingHeadInput, type TalkingHeadOutput, type TalkingHeadSpeech } from './talking-head.ts';
import { writeStill } from './write-still.ts';

/** What is said, about as loud as in the finished film. */
export interface HeardHead {
  sound: Sound;
  timings: TalkingHeadSpeech['timings'];
}

export const open: DrawingModule<TalkingHeadInput, HeardHead, TalkingHeadOutput>['open'] = async (input, coming) => {
  const { width, height, framesPerSecond } = SIZES[input.resolution];
  const { recipe, cast } = await castOpening(input.opening, width, height);
  const { still, origin } = cast;
  const film = prepareTalkingHead(cast);
  // Told when the pictures are done.
  const writing = recipe === null ? undefined : writeStill(input.image, still, origin);
  writing?.catch(() => {});
  const heard = await coming;
  const { seed } = input;
  const { pictures, captions } = film({
    sound: heard.sound,
    spoken: spokenOf(heard),
    captions: (heard.timings && input.captions) ?? undefined,
    framesPerSecond,
    seed,
  });
  return {
    pictures,
    result: { recipe, captions },
    ...(writing && { background: writing }),
  };
};

const castOpening = async (
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

/** Foreign sound has no phones: the mouth then follows the sound itself. */
const spokenOf = ({ timings, sound: { samples, sampleRate } }: HeardHead): SpeechTiming => ({
  words: timings?.words ?? [],
  phones: timings !== null && timings.phones.length > 0 ? timings.phones : visemesFromSound(samples, sampleRate),
});
