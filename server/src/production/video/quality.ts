// The measured quality of a video, as the metadata of its job has it.
import type { LipsyncScore } from '@greenroom/engine-kit/lipsync-score';

/** `closures`: the M, B and P on camera, if the sounds are known; `closed`: those on which the lips close. */
export type Quality = { lipsync: { correlation: number; lag_ms: number; closures?: number; closed?: number } };

export const qualityOf = ({ correlation, lagMs, closures }: LipsyncScore): { quality: Quality } => ({
  quality: {
    lipsync: {
      correlation,
      lag_ms: lagMs,
      ...(closures && { closures: closures.count, closed: closures.closed }),
    },
  },
});
