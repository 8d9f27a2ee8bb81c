// The shots of a scenes video ready to be encoded: what each shows, and the sound of their stretch of the speech.
import { originComment } from '../../media/origin.ts';
import { reachLoudness } from '../../media/reach-loudness.ts';
import { readWav } from '../../media/wav.ts';
import type { Film } from '../../studio/render/film.ts';
import { filmOfShots } from '../../studio/scene/film-shot.ts';
import { openSet } from './film-set.ts';
import type { SceneClipInput } from './scene-clip.ts';

export const openSceneClip = async (input: SceneClipInput, progress?: (part: number) => void): Promise<Film> => {
  const { samples, sampleRate } = await readWav(input.speech);
  // Levelled as a whole, so that no stretch is louder than its neighbour.
  const speech = { samples: reachLoudness(samples, sampleRate), sampleRate };
  const openTake = openSet(input, speech);
  const [from, to] = [input.shots[0]!.startMs, input.shots.at(-1)!.endMs].map((ms) =>
    Math.round((ms * sampleRate) / 1000),
  );
  return filmOfShots({
    file: input.clip,
    shots: input.shots.map((shot, index) => ({ ...shot, open: (frameCount) => openTake(shot, index, frameCount) })),
    sound: { samples: speech.samples.subarray(from, to), sampleRate },
    comment: originComment('compositeSynthetic'),
    ...(progress && { progress }),
  });
};
