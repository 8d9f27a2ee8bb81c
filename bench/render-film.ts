// In a process of its own: one film encoded while it is drawn, or, as the reference, its very frames and nothing else.
import type { SceneClipInput } from '../server/src/engines/studio/scene-clip.ts';
import { openSceneClip } from '../server/src/engines/studio/scene-clip-film.ts';
import type { TalkingHeadInput } from '../server/src/engines/studio/talking-head.ts';
import { openTalkingHead } from '../server/src/engines/studio/talking-head-film.ts';
import { encodeFilm } from '../server/src/studio/render/film.ts';
import { answerAsked, type Effort, timed } from './render-effort.ts';

export interface FilmQuestion {
  input: TalkingHeadInput | SceneClipInput;
  /**
   * What runs while the clock does: the film with its sound, its pictures alone, or, as the reference, the encoding of frames
   * that lie in memory (2.5 GB for a minute of 720p).
   */
  part: 'film' | 'pictures' | 'reference';
}

export interface FilmAnswer extends Effort {
  /** Of the reference: mean step in luma from each frame to the next. A still picture must not win. */
  frameStep: number;
}

const meanStep = (frames: readonly Uint8Array[], pixels: number): number => {
  let sum = 0;
  for (let i = 1; i < frames.length; i++) {
    for (let at = 0; at < pixels; at += 7) sum += Math.abs(frames[i]![at]! - frames[i - 1]![at]!);
  }
  return sum / ((frames.length - 1) * Math.ceil(pixels / 7));
};

answerAsked<FilmQuestion, FilmAnswer>(async ({ input, part }) => {
  // A talking head is painted before the clock starts, the shots of scenes while it runs.
  const film = 'shots' in input ? await openSceneClip(input) : (await openTalkingHead(input)).film;
  if (part !== 'reference') {
    const asked = part === 'film' ? film : { ...film, sound: undefined };
    return { ...(await timed(() => encodeFilm(asked))), frameStep: Number.NaN };
  }
  const frames: Uint8Array[] = [];
  for (let i = 0; i < film.frameCount; i++) frames.push((await film.draw(i)).slice());
  const effort = await timed(() => encodeFilm({ ...film, sound: undefined, draw: (i) => frames[i]! }));
  return { ...effort, frameStep: meanStep(frames, film.width * film.height) };
});
