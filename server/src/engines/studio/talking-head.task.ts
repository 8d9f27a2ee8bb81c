// Films a talking head in a child process: one thread draws, this one encodes.
import type { TaskRun } from '../../kernel/workbench.ts';
import { startDrawingThread } from '../../studio/render/drawing-thread.ts';
import { encodeFilm } from '../../studio/render/film.ts';
import { levelledSpeech } from './levelled-speech.ts';
import { SIZES, type TalkingHeadInput, type TalkingHeadOutput } from './talking-head.ts';

const thread = startDrawingThread<TalkingHeadInput, TalkingHeadOutput>(
  new URL('./talking-head-pictures.ts', import.meta.url),
);

const talkingHead: TaskRun<TalkingHeadInput, TalkingHeadOutput> = async (input, { progress }) => {
  const speech = levelledSpeech(input.speech);
  const opened = thread.open(input, speech);
  await encodeFilm({
    file: input.clip,
    framesPerSecond: SIZES[input.resolution].framesPerSecond,
    sound: speech,
    pictures: opened.then(({ pictures }) => pictures),
    progress,
  });
  const { answer, done } = await opened;
  await done;
  return answer;
};

export const warmUp = thread.rehearse;

export default talkingHead;
