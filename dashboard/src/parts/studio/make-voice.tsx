// A first voice in two clicks: a language that is likely the visitor's, a woman or a man.
import type { NewVoice } from '@greenroom/contract/dashboard/library';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useVisitor } from '../../lib/session.ts';
import { languageName } from '../library/language-name.ts';
import { LanguageSelect } from '../library/language-select.tsx';
import { TextLink } from '../links.tsx';
import { OrderError } from './order-error.tsx';
import { placeOf } from './places.ts';
import { useOrder } from './use-order.ts';

const genders = ['female', 'male'] as const;

export const MakeVoice = ({ onMade }: { onMade(voiceId: string): void }) => {
  const { client_id } = useVisitor();
  const [language, setLanguage] = useState('en');
  const { order, pending, error } = useOrder<NewVoice, VoiceCreated>({
    path: '/voices',
    place: placeOf(client_id, 'voice'),
    onAnswer: ({ voice_id }) => onMade(voice_id),
  });
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="sm">
        <LanguageSelect
          label="Spoken language"
          value={language}
          onChange={(chosen) => chosen && setLanguage(chosen)}
          allowDeselect={false}
          w={{ base: '100%', xs: 220 }}
        />
        {genders.map((gender) => (
          <Button
            key={gender}
            variant="light"
            disabled={pending !== undefined}
            loading={pending?.kind === 'library' && pending.gender === gender}
            onClick={() => order({ kind: 'library', language, gender, name: `${languageName(language)}, ${gender}` })}
          >
            {gender === 'female' ? 'A woman’s voice' : 'A man’s voice'}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        Free. Listen to more, or clone your own, <TextLink to="/library/voices">in the library</TextLink>.
      </Text>
      <OrderError error={error} />
    </Stack>
  );
};
