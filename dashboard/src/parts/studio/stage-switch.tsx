// What is beside the script: the video that was ordered last, with its status, from which one can look at the preview of the draft.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Loader, ThemeIcon, Title } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { statusName } from '../status-badge.tsx';
import classes from './studio.module.css';

export type StageView = 'video' | 'preview';

interface Props {
  /** Undefined until it is known. */
  status: JobDetail['status'] | undefined;
  value: StageView;
  /** The form is open. */
  isBesideForm: boolean;
  /** The form is as the video was ordered. */
  isUnchanged: boolean;
  onChange(view: StageView): void;
}

export const StageSwitch = ({ status, value, isBesideForm, isUnchanged, onChange }: Props) => (
  <Group justify="space-between" wrap="nowrap" className={classes.switch}>
    {value === 'video' ? (
      <>
        <Group gap={8} wrap="nowrap">
          {status && !isRunning(status) && <StatusIcon status={status} />}
          {/* Alone on the page, it is the page's title. */}
          <Title order={2} {...(!isBesideForm && { size: 'h1' })}>
            {titleOf(status, isBesideForm)}
          </Title>
        </Group>
        {isBesideForm && !isUnchanged && (
          // Its words end at the edge of the card below.
          <Button variant="subtle" size="compact-sm" me={-9} onClick={() => onChange('preview')}>
            <Trans>Preview changes</Trans>
          </Button>
        )}
      </>
    ) : (
      <>
        <Title order={2}>
          <Trans>Preview</Trans>
        </Title>
        <Button
          variant="light"
          size="compact-sm"
          leftSection={status && <StatusIcon status={status} />}
          onClick={() => onChange('video')}
        >
          <Trans>Back to your video</Trans>
        </Button>
      </>
    )}
  </Group>
);

/** Beside the form, the video is the one that the next one replaces. */
const titleOf = (status: JobDetail['status'] | undefined, isBesideForm: boolean): string => {
  if (status && isRunning(status)) return t`Creating your video`;
  if (status !== 'completed') return t`Your video`;
  return isBesideForm ? t`Current version` : t`Your video is ready`;
};

const isRunning = (status: JobDetail['status']): boolean => status !== 'completed' && status !== 'failed';

export const DoneMark = ({ size }: { size: number }) => (
  <ThemeIcon size={size} radius="xl">
    <Icon name="check" size={Math.round(size * 0.65)} />
  </ThemeIcon>
);

const StatusIcon = ({ status }: { status: JobDetail['status'] }) => (
  <span role="img" aria-label={statusName(status)} style={{ display: 'flex' }}>
    {status === 'completed' ? (
      <DoneMark size={22} />
    ) : status === 'failed' ? (
      <Icon name="warning" size={16} />
    ) : (
      <Loader size={14} />
    )}
  </span>
);
