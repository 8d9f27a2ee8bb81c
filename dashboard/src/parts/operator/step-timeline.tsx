// The steps of a job on one time line, on which steps that run at the same time lie above each other.
import type { OperatorJobDetail } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { formatElapsed } from '../../lib/format.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { stepName } from '../videos/labels.ts';
import { Cause } from './cause.tsx';
import { placeOnTimeLine, type TimeLine, timeLineOf } from './step-places.ts';
import classes from './step-timeline.module.css';

type Step = OperatorJobDetail['steps'][number];

/** A step without a cause that did not end stopped with its job. */
function stateOf({ done, cause }: Step, { status }: OperatorJobDetail): 'done' | 'failed' | 'running' | 'stopped' {
  if (done) return 'done';
  if (cause !== null) return 'failed';
  return status === 'queued' || status === 'running' ? 'running' : 'stopped';
}

const attempts: Column<Step> = { name: t`Attempts`, right: true, cell: ({ attempts }) => attempts };

function columnsOf(job: OperatorJobDetail, line: TimeLine): readonly Column<Step>[] {
  const end = formatElapsed(line.to - line.from);
  return [
    {
      name: t`Step`,
      cell: (step) => {
        const state = stateOf(step, job);
        return (
          <Group gap="4px var(--mantine-spacing-sm)">
            <Text inherit fw={500}>
              {stepName(step.name)}
            </Text>
            {state !== 'done' && <StatusBadge status={state} />}
          </Group>
        );
      },
    },
    {
      name: t`Time, 0 to ${end}`,
      wide: true,
      cell: (step) => {
        const { left, width, begins } = placeOnTimeLine(step, line);
        return (
          <div className={classes.line} title={t`From ${formatElapsed(begins)}`}>
            <div
              className={classes.bar}
              data-state={stateOf(step, job)}
              style={{ insetInlineStart: `${left}%`, width: `${width}%` }}
            />
          </div>
        );
      },
    },
    ...(job.steps.some((step) => step.attempts > 1) ? [attempts] : []),
    {
      name: t`Duration`,
      right: true,
      main: true,
      cell: (step) => {
        const { lasts } = placeOnTimeLine(step, line);
        return formatElapsed(step.duration_ms ?? lasts);
      },
    },
  ];
}

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
