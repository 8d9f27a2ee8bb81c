// Makes one finished video of an engine's clips: the ordered size and length, our speech, captions, logo, label, watermark, loudness, faststart and mark.
import { join } from 'node:path';
import type { LogoCorner } from '@greenroom/captions/logo-place';
import type { Captions } from '@greenroom/engine-kit/ports/captions';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { randomBase32 } from '../kernel/ids.ts';
import type { VideoSize } from './video-format.ts';

export type VideoParts = VideoSize & {
  /** In the order of the video. `endMs`: where it ends in the video. `mayRunLong`: a surplus of any length is cut. */
  clips: { file: LocalFile; endMs: number; mayRunLong: boolean }[];
  /** PNG that the clips were rendered from: clips without a mark were made of it by a trained model. Null: a photo of a person. */
  still: LocalFile | null;
  /** WAV, mono. */
  speech: LocalFile;
  /** Null if none are burned in. */
  captions: (Captions & { words: { text: string; startMs: number; endMs: number }[] }) | null;
  /** PNG. Null if none is burned in. */
  logo: { file: LocalFile; corner: LogoCorner } | null;
  /** Whether the label "AI presenter" is burned in, at the right of the logo's corner. Null: it is not. */
  aiLabel: LogoCorner | null;
  /** Whether the watermark of a sandbox is burned in, over everything else. */
  watermark: boolean;
};

export type FinishVideoInput = VideoParts & { out: LocalFile };

/** `captions`: whether they were burned in; false if none of their letters can be drawn. */
export type FinishVideoOutput = { captions: boolean };

const finishVideoTask: Task<FinishVideoInput, FinishVideoOutput> = {
  module: new URL('./finish-video.task.ts', import.meta.url),
  limits: { cpuSeconds: 600, timeoutSeconds: 600, memoryMb: 1200, fileMb: 400 },
};

/**
 * MP4 with its index first: H.264 and the speech as AAC at −14 LUFS. Clips that have the format and the length of a video
 * already keep their pictures; otherwise all are scaled to cover the size, cropped around the centre, and held or cut to their
 * length. Throws `EngineError` if a clip cannot be decoded or is too short or too long.
 */
export async function finishVideo(
  parts: VideoParts,
  ctx: Pick<StepContext, 'dir' | 'runTask'>,
): Promise<FinishVideoOutput & { file: LocalFile }> {
  const out = join(ctx.dir, `${randomBase32(12)}.mp4`) as LocalFile;
  return { ...(await ctx.runTask(finishVideoTask, { ...parts, out })), file: out };
}
