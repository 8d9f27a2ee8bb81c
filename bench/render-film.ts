// In a process of its own: one film encoded while it is drawn, or, as the reference, its very frames and nothing else.
import { levelledSpeech } from '../server/src/engines/studio/levelled-speech.ts';
import type { SceneClipInput } from '../server/src/engines/studio/scene-clip.ts';
import type { TalkingHeadInput, TalkingHeadSpeech } from '../server/src/engines/studio/talking-head.ts';
import type { Json } from '../server/src/kernel/json.ts';
import type { Sound } from '../server/src/media/wav.ts';
import { type DrawnModule, startDrawingThread } from '../server/src/studio/render/drawing-thread.ts';
import { encodeFilm, type Pictures } from '../server/src/studio/render/film.ts';
import { answerAsked, type Effort, timed } from './render-effort.ts';

export type FilmedHead = TalkingHeadInput & TalkingHeadSpeech;

export interface FilmQuestion {
  input: FilmedHead | SceneClipInput;
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

/** What the module is told of the speech. */
const heardOf = async (input: FilmQuestion['input'], sound: Sound): Promise<unknown> =>
  'shots' in input ? sound : { sound, timings: input.timings };

/** Every picture of the film, drawn before anything is timed. */
const drawn = async (
  input: FilmQuestion['input'],
  sound: Sound,
): Promise<{ pictures: Pictures; frames: Uint8Array[] }> => {
  const module: DrawnModule<FilmQuestion['input'], unknown, Json> = await import(moduleOf(input).href);
  const { pictures } = await module.open(input, heardOf(input, sound));
  const frames: Uint8Array[] = [];
  for (let i = 0; i < pictures.frameCount; i++) frames.push((await pictures.draw(i)).slice());
  return { pictures: { ...pictures, draw: (i) => frames[i]! }, frames };
};

answerAsked<FilmQuestion, FilmAnswer>(async ({ input, part }) => {
  const sound = await levelledSpeech(input.speech);
  const film = (pictures: Pictures, sound?: Sound) => {
    const { framesPerSecond } = pictures;
    const { clip: file } = input;
    return timed(() =>
      encodeFilm({
        file,
        framesPerSecond,
        pictures: Promise.resolve(pictures),
        sound: sound && Promise.resolve(sound),
      }),
    );
  };
  if (part === 'reference') {
    const { pictures, frames } = await drawn(input, sound);
    return { ...(await film(pictures)), frameStep: meanStep(frames, pictures.width * pictures.height) };
  }
  // In a thread that has rehearsed, as the service keeps one. A talking head is painted before the clock starts, the shots of scenes
  // while it runs.
  const thread = startDrawingThread<FilmQuestion['input'], unknown, Json>(moduleOf(input));
  if (!('shots' in input)) await thread.rehearse();
  const { pictures } = await thread.open(input, heardOf(input, sound));
  return { ...(await film(pictures, part === 'film' ? sound : undefined)), frameStep: Number.NaN };
});
