// Renders a talking head in a child process.
import { EngineFailure } from '../../kernel/engine-failure.ts';
import type { TaskRun } from '../../kernel/workbench.ts';
import { type DigitalSourceType, originComment } from '../../media/origin.ts';
import { reachLoudness } from '../../media/reach-loudness.ts';
import { readWav } from '../../media/wav.ts';
import { REST } from '../../studio/motion/poses.ts';
import { paintStill, type StillRecipe } from '../../studio/people/still.ts';
import { composePhoto } from '../../studio/photo/compose.ts';
import { findFaces } from '../../studio/photo/find-face.ts';
import { flatten, isPhotoLikeness } from '../../studio/photo/likeness.ts';
import { exposureOf, PLAIN_LOOK } from '../../studio/photo/look.ts';
import { photoPuppet } from '../../studio/photo/photo-puppet.ts';
import { readRaster } from '../../studio/photo/raster.ts';
import { paintedPuppet } from '../../studio/render/painted-puppet.ts';
import type { Puppet } from '../../studio/render/puppet.ts';
import { openStage, type Stage } from '../../studio/render/stage.ts';
import { filmTalkingHead } from '../../studio/render/talking-head.ts';
import type { TalkingHeadInput, TalkingHeadOutput } from './talking-head.ts';

const SIZES = {
  '480p': { width: 480, height: 854, framesPerSecond: 25 },
  '720p': { width: 720, height: 1280, framesPerSecond: 30 },
} as const;

const talkingHead: TaskRun<TalkingHeadInput, TalkingHeadOutput> = async (input, child) => {
  const { width, height, framesPerSecond } = SIZES[input.resolution];
  const speech = await readWav(input.speech);
  const sound = { ...speech, samples: reachLoudness(speech.samples, speech.sampleRate) };
  const { stage, puppet, origin } = await cast(input, width, height);
  return filmTalkingHead({
    file: input.clip,
    stage,
    puppet,
    sound,
    spoken: input.timings ?? { words: [], phones: [] },
    captions: input.captions ?? undefined,
    framesPerSecond,
    seed: input.seed,
    comment: originComment(origin),
    progress: child.progress,
  });
};

interface Cast {
  stage: Stage;
  puppet: Puppet;
  origin: DigitalSourceType;
}

/** Our own recipe is drawn anew at the film's size; in a foreign still the face has to be found. */
const cast = async ({ image, recipe }: TalkingHeadInput, width: number, height: number): Promise<Cast> => {
  if (recipe !== null && !isPhotoLikeness(recipe.json)) {
    const still = paintStill(recipe.json as StillRecipe, width, height);
    const stage = await openStage(width, height, still.rgba);
    return { stage, puppet: paintedPuppet(stage, still, REST), origin: 'algorithmicMedia' };
  }
  const photo = await readRaster(recipe?.files.photo ?? image);
  const likeness =
    recipe !== null && isPhotoLikeness(recipe.json)
      ? recipe.json
      : {
          kind: 'photo' as const,
          look: { ...PLAIN_LOOK, exposure: exposureOf(photo.rgba) },
          landmarks: await landmarksOf(photo),
        };
  const framed = composePhoto(photo, likeness, width, height);
  const stage = await openStage(width, height, framed.rgba);
  return { stage, puppet: photoPuppet(stage, framed.landmarks, framed.rgba), origin: 'compositeSynthetic' };
};

const landmarksOf = async (photo: Awaited<ReturnType<typeof readRaster>>): Promise<number[]> => {
  const [face] = await findFaces(photo);
  if (face === undefined) {
    throw new EngineFailure(
      'rejected',
      'No face was found in first_frame_url: send a still of one person facing the camera.',
    );
  }
  return flatten(face.landmarks);
};

export default talkingHead;
