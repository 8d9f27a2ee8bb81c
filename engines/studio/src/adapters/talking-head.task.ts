// Films a talking head in a child process: one thread draws, this one encodes.
import { setImmediate as breathe } from 'node:timers/promises';
import { readWav } from '@greenroom/engine-kit/audio/wav';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { startDrawingThread } from '../render/drawing-thread.ts';
import { encodeVideo } from '../render/encode-video.ts';
import { levelled } from './levelled-speech.ts';
import { SIZES, type TalkingHeadInput, type TalkingHeadOutput, type TalkingHeadSpeech } from './talking-head.ts';
import type { HeardHead } from './talking-head-pictures.ts';

const thread = startDrawingThread<TalkingHeadInput, HeardHead, TalkingHeadOutput>(
  new URL('./talking-head-pictures.ts', import.meta.url),
);

const talkingHead: TaskRun<TalkingHeadInput, TalkingHeadOutput, TalkingHeadSpeech> = async (
  input,
  { progress },
  rest,
) => {
  const said = rest.then(async ({ speech, timings }) => ({ sound: await readWav(speech), timings }));
  const sound = said.then(async (raw) => {
    // What is said goes to the other thread first.
    await breathe();
    return levelled(raw.sound);
  });
  // Our own speech, of which we know the phones, is as loud as films are already: who draws need not wait until that is measured.
  const heard = said.then(async (raw) => (raw.timings?.phones.length ? raw : { ...raw, sound: await sound }));
  const opened = thread.open(input, heard);
  await encodeVideo({
    file: input.clip,
    framesPerSecond: SIZES[input.resolution].framesPerSecond,
    sound,
    frames: opened.then(({ pictures }) => pictures),
    progress,
  });
  const { result, done } = await opened;
  await done;
  return result;
};

export default talkingHead;
