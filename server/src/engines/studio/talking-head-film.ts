// A talking head ready to be encoded: the presenter on the stage, the sound at its loudness, the film that both make.
import type { Json } from '../../kernel/json.ts';
import { originComment } from '../../media/origin.ts';
import { reachLoudness } from '../../media/reach-loudness.ts';
import { readWav, type Sound } from '../../media/wav.ts';
import type { Spoken } from '../../studio/motion/motion.ts';
import type { Film } from '../../studio/render/film.ts';
import { talkingHeadFilm } from '../../studio/render/talking-head.ts';
import { mouthFromSound } from '../../studio/speech/mouth-from-sound.ts';
import { type Cast, castFirstFrame, planFirstFrame } from './presenter.ts';
import type { TalkingHeadInput } from './talking-head.ts';

const SIZES = {
  '480p': { width: 480, height: 854, framesPerSecond: 25 },
  '720p': { width: 720, height: 1280, framesPerSecond: 30 },
} as const;

export interface OpenedTalkingHead {
  cast: Cast;
  /** Of the first frame, where it is drawn here. */
  recipe: Json;
  film: Film;
  /** Whether captions could be drawn. */
  captions: boolean;
}

export const openTalkingHead = async (
  input: TalkingHeadInput,
  progress?: (part: number) => void,
): Promise<OpenedTalkingHead> => {
  const { width, height, framesPerSecond } = SIZES[input.resolution];
  const speech = await readWav(input.speech);
  const { recipe, cast } = await castOpening(input.opening, width, height);
  const { film, captions } = talkingHeadFilm({
    file: input.clip,
    stage: cast.stage,
    puppet: cast.puppet,
    sound: { ...speech, samples: reachLoudness(speech.samples, speech.sampleRate) },
    spoken: spokenOf(input, speech),
    captions: input.captions ?? undefined,
    framesPerSecond,
    seed: input.seed,
    comment: originComment(cast.origin),
    ...(progress && { progress }),
  });
  return { cast, recipe, film, captions };
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
const spokenOf = ({ timings }: TalkingHeadInput, { samples, sampleRate }: Sound): Spoken => ({
  words: timings?.words ?? [],
  phones: timings !== null && timings.phones.length > 0 ? timings.phones : mouthFromSound(samples, sampleRate),
});
