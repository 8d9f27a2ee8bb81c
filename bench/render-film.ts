// In a process of its own: one film encoded while it is drawn, or, as the reference, its very frames and nothing else.
import { levelledSpeech } from '../server/src/engines/studio/levelled-speech.ts';
import type { SceneClipInput } from '../server/src/engines/studio/scene-clip.ts';
import type { TalkingHeadInput } from '../server/src/engines/studio/talking-head.ts';
import type { Json } from '../server/src/kernel/json.ts';
import type { Sound } from '../server/src/media/wav.ts';
import { type DrawnModule, startDrawingThread } from '../server/src/studio/render/drawing-thread.ts';
import { encodeFilm, type Pictures } from '../server/src/studio/render/film.ts';
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

const FILMS = '../server/src/engines/studio';
const moduleOf = (input: FilmQuestion['input']): URL =>
  new URL(`${FILMS}/${'shots' in input ? 'scene-clip' : 'talking-head'}-pictures.ts`, import.meta.url);

/** Every picture of the film, drawn before anything is timed. */
const drawn = async (input: FilmQuestion['input']): Promise<{ pictures: Pictures; frames: Uint8Array[] }> => {
  const module: DrawnModule<FilmQuestion['input'], Json> = await import(moduleOf(input).href);
  const { pictures } = await module.open(input, levelledSpeech(input.speech));
  const frames: Uint8Array[] = [];
  for (let i = 0; i < pictures.frameCount; i++) frames.push((await pictures.draw(i)).slice());
  return { pictures: { ...pictures, draw: (i) => frames[i]! }, frames };
};

answerAsked<FilmQuestion, FilmAnswer>(async ({ input, part }) => {
  const film = (pictures: Pictures, sound?: Promise<Sound>) => {
    const { framesPerSecond } = pictures;
    return timed(() => encodeFilm({ file: input.clip, framesPerSecond, pictures: Promise.resolve(pictures), sound }));
  };
  if (part === 'reference') {
    const { pictures, frames } = await drawn(input);
    return { ...(await film(pictures)), frameStep: meanStep(frames, pictures.width * pictures.height) };
  }
  // A talking head is painted before the clock starts, the shots of scenes while it runs.
  const speech = levelledSpeech(input.speech);
  const { pictures } = await startDrawingThread<FilmQuestion['input'], Json>(moduleOf(input)).open(input, speech);
  return { ...(await film(pictures, part === 'film' ? speech : undefined)), frameStep: Number.NaN };
});
