// A card for one voice: its kind, a preview and actions.
import type { VoicePage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, CopyButton, Group, Menu, Paper, Stack, Text } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { ConsentLine } from './consent-note.tsx';
import { voiceKind } from './voice-kind.ts';
import { VoicePreviewButton } from './voice-preview-button.tsx';

interface VoiceCardProps {
  voice: VoicePage['items'][number];
  onDelete: () => void;
}

export function VoiceCard({ voice, onDelete }: VoiceCardProps) {
  const { voice_id, name, consent } = voice;
  return (
    <Paper p="md">
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div style={{ minWidth: 0 }}>
            <Text fw={600} truncate dir="auto">
              {name}
            </Text>
            <Text size="sm" c="dimmed">
              {voiceKind(voice)}
            </Text>
          </div>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={t`Actions for ${name}`}>
                <Icon name="dots" size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <CopyButton value={voice_id}>
                {({ copied, copy }) => (
                  <Menu.Item
                    closeMenuOnClick={false}
                    leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
                    onClick={copy}
                  >
                    {copied ? t`Copied` : t`Copy ID`}
                  </Menu.Item>
                )}
              </CopyButton>
              <Menu.Item leftSection={<Icon name="trash" size={16} />} onClick={onDelete}>
                <Trans>Delete</Trans>
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
        <Group gap="xs">
          <VoicePreviewButton path={`/voices/${encodeURIComponent(voice_id)}/sample`} voice={name} size="xs" />
          <ButtonLink
            to="/studio"
            search={{ voice: voice_id }}
            variant="default"
            size="xs"
            leftSection={<Icon name="studio" size={16} />}
          >
            <Trans>Create video</Trans>
          </ButtonLink>
        </Group>
        {consent && <ConsentLine consent={consent} />}
      </Stack>
    </Paper>
  );
}
