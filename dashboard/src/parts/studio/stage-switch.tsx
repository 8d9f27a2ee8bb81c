// Chooses what is beside the script: the video that was ordered last, with its status, or the preview of the draft.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Group, Loader, SegmentedControl } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { statusName } from '../status-badge.tsx';

export type StageView = 'video' | 'preview';

interface Props {
  /** Undefined until it is known. */
  status: JobDetail['status'] | undefined;
  value: StageView;
  onChange(view: StageView): void;
}

export const StageSwitch = ({ status, value, onChange }: Props) => (
  <SegmentedControl
    fullWidth
    mb="sm"
    aria-label={t`View`}
    value={value}
    onChange={(view) => onChange(view as StageView)}
    data={[
      {
        value: 'video',
        label: (
          <Group gap={6} justify="center" wrap="nowrap">
            {status && (
              <span role="img" aria-label={statusName(status)} style={{ display: 'flex' }}>
                {status === 'completed' ? (
                  <Icon name="check" size={16} />
                ) : status === 'failed' ? (
                  <Icon name="warning" size={16} />
                ) : (
                  <Loader size={14} />
                )}
              </span>
            )}
            {t`Your video`}
          </Group>
        ),
      },
      { value: 'preview', label: t`Preview` },
    ]}
  />
);
