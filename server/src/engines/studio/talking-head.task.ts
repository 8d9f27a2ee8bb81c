// Renders a talking head in a child process.
import type { TaskRun } from '../../kernel/workbench.ts';
import { encodeFilm } from '../../studio/render/film.ts';
import { rehearseTalkingHead } from './rehearse.ts';
import type { TalkingHeadInput, TalkingHeadOutput } from './talking-head.ts';
import { openTalkingHead } from './talking-head-film.ts';
import { writeStill } from './write-still.ts';

const talkingHead: TaskRun<TalkingHeadInput, TalkingHeadOutput> = async (input, child) => {
  const { cast, recipe, film, captions } = await openTalkingHead(input, child.progress);
  // Beside each other: the picture's compression has a thread of its own.
  await Promise.all([encodeFilm(film), recipe === null ? undefined : writeStill(input.image, cast.still, cast.origin)]);
  return { captions, recipe };
};

export const warmUp = rehearseTalkingHead;

export default talkingHead;
