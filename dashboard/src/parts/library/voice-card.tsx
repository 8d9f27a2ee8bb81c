// A card for one voice: a preview, how it sounds, its kind and actions.
import type { VoicePage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CopyButton, Group, Menu, Paper, Stack, Text } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { MoreActions } from '../more-actions.tsx';
import { ConsentLine } from './consent-note.tsx';
import { voiceKind } from './voice-kind.ts';
import { VoicePreviewButton } from './voice-preview-button.tsx';
import { voiceSoundWords } from './voice-sound.ts';

interface VoiceCardProps {
  voice: VoicePage['items'][number];
  onDelete: () => void;
}

export function VoiceCard({ voice, onDelete }: VoiceCardProps) {
  const { voice_id, name, sound, consent } = voice;
  return (
    <Paper p="md">
      <Stack gap="sm" h="100%">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <VoicePreviewButton path={`/voices/${encodeURIComponent(voice_id)}/sample`} voice={name} />
          <div style={{ minWidth: 0, flex: 1 }}>
            <Text fw={600} truncate dir="auto">
              {name}
            </Text>
            <Text size="sm">{sound && voiceSoundWords(sound)}</Text>
            <Text size="xs" c="dimmed">
              {voiceKind(voice)}
            </Text>
          </div>
          <MoreActions of={name}>
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
          </MoreActions>
        </Group>
        <ButtonLink
          to="/studio"
          search={{ voice: voice_id }}
          variant="default"
          size="xs"
          mt="auto"
          aria-label={t`Create video with ${name}`}
        >
          <Trans>Create video</Trans>
        </ButtonLink>
        {consent && <ConsentLine consent={consent} />}
      </Stack>
    </Paper>
  );
}
