// Adds a first stock voice, which can be heard before.
import type { NewVoice } from '@greenroom/contract/dashboard/library';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { currentLanguage } from '../../lib/languages.ts';
import { useVisitor } from '../../lib/session.ts';
import { type StockVoiceChoice, StockVoiceField } from '../library/stock-voice-field.tsx';
import { stockVoiceName } from '../library/stock-voice-name.ts';
import { TextLink } from '../links.tsx';
import { CreateError } from './create-error.tsx';
import { storageKey } from './storage-keys.ts';
import { useCreate } from './use-create.ts';

interface Props {
  /** Of the voice that is offered first. */
  gender: StockVoiceChoice['gender'];
  onCreated(voiceId: string): void;
}

export const AddStockVoice = ({ gender, onCreated }: Props) => {
  const { client_id, suspended } = useVisitor();
  const [choice, setChoice] = useState<StockVoiceChoice>({ language: currentLanguage(), gender, variant: 0 });
  const { create, pending, error } = useCreate<NewVoice, VoiceCreated>({
    path: '/voices',
    storageKey: storageKey(client_id, 'voice'),
    onCreated: ({ voice_id }) => onCreated(voice_id),
  });
  return (
    <Stack gap="sm">
      <StockVoiceField value={choice} onChange={setChoice} />
      <Group gap="sm">
        <Button
          disabled={suspended}
          loading={pending !== undefined}
          onClick={() => create({ kind: 'library', ...choice, name: stockVoiceName(choice) })}
        >
          <Trans>Use this voice</Trans>
        </Button>
        <Text size="sm" c="dimmed">
          <Trans>
            Free. To clone your own voice, open <TextLink to="/library/voices">Voices</TextLink>.
          </Trans>
        </Text>
      </Group>
      <CreateError error={error} />
    </Stack>
  );
};
