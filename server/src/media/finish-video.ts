// Makes one finished film of an engine's clips: the ordered size and length, our speech, captions, loudness, faststart and mark.
import { join } from 'node:path';
import type { CaptionPosition } from '@greenroom/captions/painter';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { randomBase32 } from '../kernel/ids.ts';
import type { FilmSize } from './film-format.ts';

export type FinishedFilm = FilmSize & {
  /** In the order of the film. `endMs`: where it ends in the film. `mayRunLong`: a surplus of any length is cut. */
  clips: { file: LocalFile; endMs: number; mayRunLong: boolean }[];
  /** WAV, mono. */
  speech: LocalFile;
  /** Null where none are to be burned in. */
  captions: { words: { text: string; startMs: number; endMs: number }[]; position: CaptionPosition } | null;
};

export type FinishFilmInput = FinishedFilm & { out: LocalFile };

/** `captions`: whether they were burned in; false where none of their letters can be drawn. */
export type FinishFilmOutput = { captions: boolean };

const finishFilmTask: Task<FinishFilmInput, FinishFilmOutput> = {
  module: new URL('./finish-film.task.ts', import.meta.url),
  limits: { cpuSeconds: 600, timeoutSeconds: 600, memoryMb: 1200, fileMb: 400 },
};

/**
 * MP4 with its index first: H.264 and the speech as AAC at −14 LUFS. Clips that have the format and the length of a film
 * already keep their pictures; otherwise all are scaled to cover the size, cropped around the centre, and held or cut to their
 * length. Throws `EngineError` where a clip cannot be decoded or is too short or too long.
 */
export async function finishFilm(
  film: FinishedFilm,
  ctx: Pick<StepContext, 'dir' | 'runTask'>,
): Promise<FinishFilmOutput & { file: LocalFile }> {
  const out = join(ctx.dir, `${randomBase32(12)}.mp4`) as LocalFile;
  return { ...(await ctx.runTask(finishFilmTask, { ...film, out })), file: out };
}
