// Silent clips and one sound become the finished film: pictures copied as they are, sound brought to loudness and encoded once.
import { join } from 'node:path';
import type { DigitalSourceType } from '@greenroom/engine-kit/digital-source';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { randomBase32 } from '../kernel/ids.ts';

export type JoinClipsInput = { clips: LocalFile[]; sound: LocalFile; origin: DigitalSourceType; out: LocalFile };

const joinClipsTask: Task<JoinClipsInput, null> = {
  module: new URL('./join-clips.task.ts', import.meta.url),
  limits: { cpuSeconds: 120, wallSeconds: 180, memoryMb: 900, fileMb: 400 },
};

/**
 * MP4: the clips' H.264 in their order, AAC of the WAV `sound` at −14 LUFS, index first. Sound is cut or filled with
 * silence to the pictures' length, so both end within a frame of each other. The clips must come from one encoder with
 * one setting; anything else throws. A film cut together of drawn scenes and partners' pictures is a composite.
 */
export async function joinClips(
  { clips, sound, origin = 'compositeSynthetic' }: { clips: LocalFile[]; sound: LocalFile; origin?: DigitalSourceType },
  ctx: Pick<StepContext, 'dir' | 'runTask'>,
): Promise<LocalFile> {
  const out = join(ctx.dir, `${randomBase32(12)}.mp4`) as LocalFile;
  await ctx.runTask(joinClipsTask, { clips, sound, origin, out });
  return out;
}
