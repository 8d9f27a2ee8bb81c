// The chosen shot in words: how long it is, what is spoken in it, and where that and what it shows are decided.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Icon, type IconName } from '../../icons.tsx';
import { openField } from '../focus-field.ts';
import { selectTitle, selectWords } from './select-words.ts';
import classes from './shots.module.css';

interface Props extends Pick<VideoPlan, 'shots'> {
  index: number;
  /** Beside the heading. */
  note: ReactNode;
}

/** A shot may end within a sentence. */
const DANGLING = /[,;:،、，；：–—-]$/u;

export const ShotWords = ({ shots, index, note }: Props) => {
  const { text, seconds, title, element } = shots[index]!;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="0 8px">
        <Text size="sm" fw={600} role="status">
          <Trans>
            Shot {index + 1} of {shots.length} · {formatNumber(seconds)} s
          </Trans>
        </Text>
        {note}
      </Group>
      <Text size="sm" dir="auto">
        {text.replace(DANGLING, '')}
      </Text>
      <div className={classes.edits}>
        <Edit icon="voice" label={t`Edit spoken words`} onClick={() => selectWords(shots, index)} />
        {/* A service that is still the one before says nothing of them. */}
        {title != null && <Edit icon="edit" label={t`Edit title`} onClick={() => selectTitle(shots, index)} />}
        {element !== undefined && (
          <Edit
            icon="asset"
            label={element !== null ? t`Change image` : t`Use your own image`}
            onClick={() => openField('scene_elements')}
          />
        )}
      </div>
    </Stack>
  );
};

const Edit = ({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) => (
  <Button
    variant="default"
    size="xs"
    px="xs"
    justify="flex-start"
    leftSection={<Icon name={icon} size={16} />}
    onClick={onClick}
  >
    {label}
  </Button>
);
