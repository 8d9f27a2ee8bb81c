// The chosen shot in words: how long it is, what is spoken in it, and where that and what it shows are decided.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { formatNumber } from '../../../lib/format.ts';
import { Icon, type IconName } from '../../icons.tsx';
import { openField } from '../focus-field.ts';
import { selectTitle, selectWords } from './select-words.ts';

export const ShotWords = ({ shots, index }: Pick<VideoPlan, 'shots'> & { index: number }) => {
  const { text, seconds, title, element } = shots[index]!;
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600} role="status">
        <Trans>
          Shot {index + 1} of {shots.length} · {formatNumber(seconds)} s
        </Trans>
      </Text>
      <Text size="sm" mih="2lh" dir="auto">
        {text}
      </Text>
      <Group gap="4px 12px" ml={-8}>
        <Edit icon="edit" label={t`Edit spoken words`} onClick={() => selectWords(shots, index)} />
        {title !== null && <Edit icon="edit" label={t`Edit title`} onClick={() => selectTitle(shots, index)} />}
        {element !== null && <Edit icon="asset" label={t`Change image`} onClick={() => openField('scene_elements')} />}
      </Group>
    </Stack>
  );
};

const Edit = ({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) => (
  <Button variant="subtle" size="compact-sm" leftSection={<Icon name={icon} size={16} />} onClick={onClick}>
    {label}
  </Button>
);
