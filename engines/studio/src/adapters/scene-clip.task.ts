// Renders shots in a task process: one thread draws, this one encodes.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { readOrigin } from '@greenroom/engine-kit/digital-source';
import { scoreLipsync } from '@greenroom/engine-kit/lipsync-score';
import type { UnshownWords } from '@greenroom/engine-kit/ports/scene-clip';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { startDrawingThread } from '../render/drawing-thread.ts';
import { encodeVideo } from '../render/encode-video.ts';
import { drawableWords } from '../scene/set-text.ts';
import { SHOT } from '../scene/shots.ts';
import { readNormalizedSpeech } from './normalized-speech.ts';
import type { SceneClipAnswer, SceneClipInput } from './scene-clip.ts';
import { withSpeechOrigin } from './with-speech-origin.ts';

const thread = startDrawingThread<SceneClipInput, Sound, null>(new URL('./scene-clip-pictures.ts', import.meta.url));

const sceneClip: TaskRun<SceneClipInput, SceneClipAnswer> = async (input, { progress }) => {
  const speech = readNormalizedSpeech(input.speech);
  const opened = thread.open(input, speech);
  await encodeVideo({
    file: input.clip,
    framesPerSecond: SHOT.framesPerSecond,
    sound: speech.then((whole) => stretchOf(whole, input)),
    frames: withSpeechOrigin(opened, readOrigin(input.speech)),
    progress,
  });
  const lips = { apertures: await (await opened).done, framesPerSecond: SHOT.framesPerSecond };
  const lipsync = scoreLipsync(lips, stretchOf(await speech, input), phonesOf(input));
  return { unshown: unshownIn(input), lipsync: lipsync ?? null };
};

/** Undrawable words in the captions of the elements in these shots. */
const unshownIn = ({ shots, elements }: SceneClipInput): UnshownWords[] =>
  [...new Set(shots.map(({ element }) => element))].flatMap((element) => {
    const caption = element === null ? null : elements[element]!.caption;
    if (element === null || caption === null) return [];
    const { words, missing } = drawableWords(caption);
    const left = words.length === 0 ? caption : missing.join(' ');
    return left === '' ? [] : [{ element, words: left }];
  });

/** From the start of the clip. */
const phonesOf = ({ timings, shots }: SceneClipInput) =>
  timings.phones.map((phone) => ({
    ...phone,
    startMs: phone.startMs - shots[0]!.startMs,
    endMs: phone.endMs - shots[0]!.startMs,
  }));

const stretchOf = ({ samples, sampleRate }: Sound, { shots }: SceneClipInput): Sound => {
  const [from, to] = [shots[0]!.startMs, shots.at(-1)!.endMs].map((ms) => Math.round((ms * sampleRate) / 1000));
  return { samples: samples.subarray(from, to), sampleRate };
};

export default sceneClip;
