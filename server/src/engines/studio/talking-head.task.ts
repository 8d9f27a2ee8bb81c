// Renders a talking head in a child process.
import { writeFile } from 'node:fs/promises';
import type { TaskRun } from '../../kernel/workbench.ts';
import { markedPng } from '../../media/origin.ts';
import { canvasOf } from '../../studio/photo/raster.ts';
import { encodeFilm } from '../../studio/render/film.ts';
import type { Cast } from './presenter.ts';
import { rehearseTalkingHead } from './rehearse.ts';
import type { TalkingHeadInput, TalkingHeadOutput } from './talking-head.ts';
import { openTalkingHead } from './talking-head-film.ts';

const talkingHead: TaskRun<TalkingHeadInput, TalkingHeadOutput> = async (input, child) => {
  const { cast, recipe, film, captions } = await openTalkingHead(input, child.progress);
  // Beside each other: the picture's compression has a thread of its own.
  await Promise.all([encodeFilm(film), recipe === null ? undefined : writeOpening(input.image, cast)]);
  return { captions, recipe };
};

const writeOpening = async (file: string, { stage: { width, height }, still: rgba, origin }: Cast): Promise<void> =>
  writeFile(file, markedPng(await canvasOf({ width, height, rgba }).encode('png'), origin));

export const warmUp = rehearseTalkingHead;

export default talkingHead;
