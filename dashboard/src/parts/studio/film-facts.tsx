// The facts of a finished video: its length and resolution, and what it cost.
import type { JobDetail, JobOutput } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { DetailsLink } from './finished-actions.tsx';
import { chargeOf } from './video-status.tsx';

export const filmFactsOf = (
  video: JobDetail,
  { duration, width, height }: JobOutput,
): (readonly [name: string, value: ReactNode])[] => [
  ...(duration ? [[t`Length`, formatDuration(duration)] as const] : []),
  // On which the price of a second depends.
  ...(width && height ? [[t`Resolution`, `${Math.min(width, height)}p`] as const] : []),
  [
    t`Charged`,
    <>
      {chargeOf(video)} <DetailsLink id={video.id} />
    </>,
  ],
];
