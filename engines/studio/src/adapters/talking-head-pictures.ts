// The drawing thread of a talking head: prepares the presenter and draws each frame of the speech.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import type { Json } from '@greenroom/engine-kit/json';
import type { SpeechTiming } from '../motion/motion.ts';
import type { DrawingModule } from '../render/drawing-thread.ts';
import { prepareTalkingHead } from '../render/talking-head.ts';
import { visemesFromSound } from '../speech/visemes-from-sound.ts';
import { type PreparedPresenter, planFirstFrame, prepareFirstFrame } from './presenter.ts';
import { FORMATS, type TalkingHeadInput, type TalkingHeadPictures, type TalkingHeadSpeech } from './talking-head.ts';
import { writeMarkedPng } from './write-marked-png.ts';

/** The speech, at about the loudness of the finished video. */
export interface SpeechInput {
  sound: Sound;
  timings: TalkingHeadSpeech['timings'];
}

export const open: DrawingModule<TalkingHeadInput, SpeechInput, TalkingHeadPictures>['open'] = async (
  input,
  coming,
) => {
  const { width, height, framesPerSecond } = FORMATS[input.resolution];
  const { recipe, presenter } = await prepareFirstFrameOf(input.opening, width, height);
  const { still, origin } = presenter;
  const animate = prepareTalkingHead(presenter);
  // A failure is reported through `beside`.
  const writing = recipe === null ? undefined : writeMarkedPng(input.image, still, origin);
  writing?.catch(() => {});
  const heard = await coming;
  const { seed } = input;
  const { pictures, captions, apertures } = animate({
    sound: heard.sound,
    spoken: spokenOf(heard),
    captions: (heard.timings && input.captions) ?? undefined,
    framesPerSecond,
    seed,
  });
  return {
    pictures,
    apertures,
    result: { recipe, captions },
    ...(writing && { background: writing }),
  };
};

const prepareFirstFrameOf = async (
  opening: TalkingHeadInput['opening'],
  width: number,
  height: number,
): Promise<{ recipe: Json; presenter: PreparedPresenter }> => {
  if ('image' in opening) {
    return { recipe: null, presenter: await prepareFirstFrame(opening.image, opening.recipe, width, height) };
  }
  const { json, files } = opening.likeness;
  const recipe = planFirstFrame(json, opening.scene);
  return { recipe, presenter: await prepareFirstFrame('', { json: recipe, files }, width, height) };
};

/** An uploaded recording has no phones: the mouth follows the sound. */
const spokenOf = ({ timings, sound: { samples, sampleRate } }: SpeechInput): SpeechTiming => ({
  words: timings?.words ?? [],
  phones: timings !== null && timings.phones.length > 0 ? timings.phones : visemesFromSound(samples, sampleRate),
});
