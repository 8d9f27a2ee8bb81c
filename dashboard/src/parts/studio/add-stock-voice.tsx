// Adds a first stock voice: select a language, then a female or a male voice.
import type { NewVoice } from '@greenroom/contract/dashboard/library';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { currentLanguage } from '../../lib/languages.ts';
import { useVisitor } from '../../lib/session.ts';
import { LanguageSelect } from '../library/language-select.tsx';
import { stockVoiceName } from '../library/stock-voice-name.ts';
import { TextLink } from '../links.tsx';
import { CreateError } from './create-error.tsx';
import { storageKey } from './storage-keys.ts';
import { useCreate } from './use-create.ts';

const genders = ['female', 'male'] as const;

export const AddStockVoice = ({ onCreated }: { onCreated(voiceId: string): void }) => {
  const { client_id, suspended } = useVisitor();
  const [language, setLanguage] = useState<string>(currentLanguage());
  const { create, pending, error } = useCreate<NewVoice, VoiceCreated>({
    path: '/voices',
    storageKey: storageKey(client_id, 'voice'),
    onCreated: ({ voice_id }) => onCreated(voice_id),
  });
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="sm">
        <LanguageSelect
          label={t`Spoken language`}
          value={language}
          onChange={(selected) => selected && setLanguage(selected)}
          allowDeselect={false}
          w={{ base: '100%', xs: 220 }}
        />
        {genders.map((gender) => (
          <Button
            key={gender}
            variant="light"
            disabled={pending !== undefined || suspended}
            loading={pending?.kind === 'library' && pending.gender === gender}
            onClick={() =>
              create({ kind: 'library', language, gender, name: stockVoiceName({ language, gender, variant: 0 }) })
            }
          >
            {gender === 'female' ? <Trans>Add female voice</Trans> : <Trans>Add male voice</Trans>}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          Free. To preview more voices or clone your own, open <TextLink to="/library/voices">Voices</TextLink>.
        </Trans>
      </Text>
      <CreateError error={error} />
    </Stack>
  );
};
