// The facts of one job: whose it is, when it ran, where, and what it cost.
import type { OperatorJobDetail } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount, formatDuration, formatElapsed, formatNumber } from '../../lib/format.ts';
import { DateTime } from '../date-time.tsx';
import { DescriptionList } from '../description-list.tsx';
import { TextLink } from '../links.tsx';
import { kindName } from '../videos/labels.ts';
import { queueNames } from './queue-names.ts';

/** Viewers notice no worse than this. */
const IN_SYNC = { correlation: 0.6, lagMs: 40 };

/** The measurements are shown if they are bad, and otherwise on hover. */
function Lipsync({ correlation, lag_ms, closures, closed }: NonNullable<OperatorJobDetail['lipsync']>) {
  const follows = formatNumber(correlation, 2);
  const lag = String(lag_ms).replace('-', '−');
  const measured =
    closures === undefined || closed === undefined
      ? t`Correlation ${follows}, lag ${lag} ms`
      : t`Correlation ${follows}, lag ${lag} ms; lips closed on ${closed} of ${closures} sounds M, B and P`;
  if (correlation >= IN_SYNC.correlation && Math.abs(lag_ms) <= IN_SYNC.lagMs)
    return <span title={measured}>{t`In sync`}</span>;
  return (
    <>
      {t`Not in sync`}
      <Note>{measured}</Note>
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

/** When something happened, and how long after the event before it. */
function After({ at, since }: { at: string; since: string | null }) {
  const waited = since && formatElapsed(Math.max(0, Date.parse(at) - Date.parse(since)));
  return (
    <>
      <DateTime exact at={at} />
      {waited && (
        <Note>
          <Trans>after {waited}</Trans>
        </Note>
      )}
    </>
  );
}

export function JobFacts({ job }: { job: OperatorJobDetail }) {
  const { client_id, client_name, queued_at: queued, started_at: started, completed_at: completed, lipsync } = job;
  const reserved = formatCount(job.credits_reserved ?? 0);
  return (
    <DescriptionList
      cols={{ base: 2, sm: 3 }}
      items={[
        [
          t`Client`,
          <TextLink key="client" to="/operator/clients/$id" params={{ id: client_id }} inherit>
            {client_name}
          </TextLink>,
        ],
        [t`Type`, kindName(job.kind)],
        [t`Queue`, queueNames[job.queue]],
        [t`Created`, <DateTime key="queued" exact at={queued} />],
        [t`Started`, started ? <After key="started" at={started} since={queued} /> : t`Not started`],
        [t`Finished`, completed ? <After key="completed" at={completed} since={started} /> : t`Not finished`],
        [t`Worker`, job.worker ?? t`Not assigned`],
        [
          t`Credits`,
          job.credits_charged === null
            ? t`${reserved} reserved`
            : t`${formatCount(job.credits_charged)} charged of ${reserved} reserved`,
        ],
        ...(job.seconds === null ? [] : [[t`Video length`, formatDuration(job.seconds)] as const]),
        ...(lipsync ? [[t`Lip sync`, <Lipsync key="lipsync" {...lipsync} />] as const] : []),
      ]}
    />
  );
}
