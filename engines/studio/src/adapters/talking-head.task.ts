// Renders a talking head in a task process: one thread draws, this one encodes.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { readOrigin } from '@greenroom/engine-kit/digital-source';
import { scoreLipsync } from '@greenroom/engine-kit/lipsync-score';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { startDrawingThread } from '../render/drawing-thread.ts';
import { encodeVideo } from '../render/encode-video.ts';
import { normalizeSound } from './normalized-speech.ts';
import {
  FORMATS,
  type TalkingHeadInput,
  type TalkingHeadOutput,
  type TalkingHeadPictures,
  type TalkingHeadSpeech,
} from './talking-head.ts';
import type { SpeechInput } from './talking-head-pictures.ts';
import { withSpeechOrigin } from './with-speech-origin.ts';

const thread = startDrawingThread<TalkingHeadInput, SpeechInput, TalkingHeadPictures>(
  new URL('./talking-head-pictures.ts', import.meta.url),
);

const talkingHead: TaskRun<TalkingHeadInput, TalkingHeadOutput, TalkingHeadSpeech> = async (
  input,
  { progress },
  rest,
) => {
  const said = rest.then(async ({ speech, timings }) => ({ sound: await readWav(speech), timings }));
  const sound = said.then(async (raw) => {
    // The drawing thread gets the speech first.
    await nextTurn();
    return normalizeSound(raw.sound);
  });
  // Speech with phones is the studio's own and normalized already, so the drawing thread does not wait for the measurement.
  const heard = said.then(async (raw) => (raw.timings?.phones.length ? raw : { ...raw, sound: await sound }));
  const opened = thread.open(input, heard);
  await encodeVideo({
    file: input.clip,
    framesPerSecond: FORMATS[input.resolution].framesPerSecond,
    sound,
    frames: withSpeechOrigin(
      opened,
      rest.then(({ speech }) => readOrigin(speech)),
    ),
    progress,
  });
  const { result, done, pictures } = await opened;
  const lips = { apertures: await done, framesPerSecond: pictures.framesPerSecond };
  const { timings } = await said;
  return { ...result, lipsync: scoreLipsync(lips, await sound, timings?.phones ?? []) ?? null };
};

export default talkingHead;
