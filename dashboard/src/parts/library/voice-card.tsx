// A card for one voice: its kind, a preview and actions.
import type { VoicePage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, CopyButton, Group, Paper, Stack, Text } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { ConsentLine } from './consent-note.tsx';
import { languageName } from './language-name.ts';
import { VoicePreviewButton } from './voice-preview-button.tsx';

interface VoiceCardProps {
  voice: VoicePage['items'][number];
  onDelete: () => void;
}

export function VoiceCard({ voice, onDelete }: VoiceCardProps) {
  const { voice_id, name, kind, language, created_at, consent } = voice;
  return (
    <Paper p="md">
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div style={{ minWidth: 0 }}>
            <Text fw={600} truncate dir="auto">
              {name}
            </Text>
            <Text size="sm" c="dimmed">
              {kind === 'cloned' ? t`Cloned voice, any language` : languageName(language ?? 'en')} ·{' '}
              <RelativeTime at={created_at} />
            </Text>
          </div>
          <ActionIcon variant="subtle" color="gray" onClick={onDelete} aria-label={t`Delete ${name}`}>
            <Icon name="trash" size={18} />
          </ActionIcon>
        </Group>
        <Group gap="xs">
          <VoicePreviewButton path={`/voices/${encodeURIComponent(voice_id)}/sample`} voice={name} size="xs" />
          <CopyButton value={voice_id}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="xs"
                onClick={copy}
                leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
                aria-label={copied ? t`Copied ID of ${name}` : t`Copy ID of ${name}`}
              >
                {copied ? t`Copied` : t`Copy ID`}
              </Button>
            )}
          </CopyButton>
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
