// Encodes speech as the MP3 that clients download, with its synthetic origin in the comment.
import { join } from 'node:path';
import { soundProcess } from '@greenroom/engine-kit/audio/sound-process';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { randomBase32 } from '../kernel/ids.ts';

export type EncodeSoundInput = { file: LocalFile; out: LocalFile };

const encodeMp3Task: Task<EncodeSoundInput, null> = {
  module: new URL('./encode-mp3.task.ts', import.meta.url),
  ...soundProcess,
  limits: { ...soundProcess.limits, timeoutSeconds: 90 },
  brief: true,
};

/** `audio/mpeg`, mono, 128 kbit/s, of the same length as the WAV `file`. */
export async function encodeMp3(file: LocalFile, ctx: Pick<StepContext, 'dir' | 'runTask'>): Promise<LocalFile> {
  const out = join(ctx.dir, `${randomBase32(12)}.mp3`) as LocalFile;
  await ctx.runTask(encodeMp3Task, { file, out });
  return out;
}
