// The steps of a job on one time line, on which steps that run at the same time lie above each other.
import type { OperatorJobDetail } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Code, Text } from '@mantine/core';
import { formatElapsed } from '../../lib/format.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { stepName } from '../videos/labels.ts';
import { placeOnTimeLine, type TimeLine, timeLineOf } from './step-places.ts';
import classes from './step-timeline.module.css';

type Step = OperatorJobDetail['steps'][number];

export const Cause = ({ text }: { text: string }) => (
  <Code block fz="xs" mah={220} tabIndex={0} role="group" aria-label={t`Cause`} className={classes.cause}>
    {text}
  </Code>
);

const columnsOf = (job: OperatorJobDetail, line: TimeLine): readonly Column<Step>[] => [
  { name: t`Step`, cell: ({ name }) => <Text fw={500}>{stepName(name)}</Text> },
  {
    name: t`Time`,
    wide: true,
    cell: (step) => {
      const { left, width, begins } = placeOnTimeLine(step, line);
      return (
        <div className={classes.line} title={t`From ${formatElapsed(begins)}`}>
          <div
            className={classes.bar}
            data-failed={step.cause !== null && !step.done ? true : undefined}
            style={{ insetInlineStart: `${left}%`, width: `${width}%` }}
          />
        </div>
      );
    },
  },
  { name: t`Attempts`, right: true, cell: ({ attempts }) => attempts },
  {
    name: t`Duration`,
    right: true,
    main: true,
    cell: ({ duration_ms: took, done, cause }) => {
      if (took !== null) return formatElapsed(took);
      if (done) return '';
      return <StatusBadge status={cause ? 'failed' : job.status === 'failed' ? 'stopped' : job.status} />;
    },
  },
];

/** The cause of the job's failure is shown above, and begins with the step that failed. */
const stepNoteOf = ({ cause: shown }: OperatorJobDetail) =>
  function note({ name, cause }: Step) {
    return cause && shown !== `${name}: ${cause}` && <Cause text={cause} />;
  };

export function StepTimeline({ job }: { job: OperatorJobDetail }) {
  if (job.steps.length === 0) {
    return (
      <Text c="dimmed">
        <Trans>No steps started yet.</Trans>
      </Text>
    );
  }
  const line = timeLineOf(job);
  return (
    <DataTable
      label={t`Steps`}
      columns={columnsOf(job, line)}
      rows={job.steps}
      rowKey={({ name }) => name}
      note={stepNoteOf(job)}
    />
  );
}
