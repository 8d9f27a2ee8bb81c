// Films a talking head in a child process: one thread draws, this one encodes.
import type { TaskRun } from '../../kernel/workbench.ts';
import { startDrawingThread } from '../../studio/render/drawing-thread.ts';
import { encodeFilm } from '../../studio/render/film.ts';
import { levelledSpeech } from './levelled-speech.ts';
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
  const heard = rest.then(async ({ speech, timings }) => ({ sound: await levelledSpeech(speech), timings }));
  const opened = thread.open(input, heard);
  await encodeFilm({
    file: input.clip,
    framesPerSecond: SIZES[input.resolution].framesPerSecond,
    sound: heard.then(({ sound }) => sound),
    pictures: opened.then(({ pictures }) => pictures),
    progress,
  });
  const { answer, done } = await opened;
  await done;
  return answer;
};

export default talkingHead;
