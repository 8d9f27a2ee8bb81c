// Says that the voice does not suit the presenter, and offers one that does.
import type { CharacterPage, NewVoice, VoicePage } from '@greenroom/contract/dashboard/library';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../lib/languages.ts';
import { useVisitor } from '../../lib/session.ts';
import { stockVoiceName } from '../library/stock-voice-name.ts';
import { CreateError } from './create-error.tsx';
import { storageKey } from './storage-keys.ts';
import { useCreate } from './use-create.ts';
import { voicesQuery } from './voice-field.tsx';

interface Props {
  voice: VoicePage['items'][number];
  presenter: CharacterPage['items'][number];
  /** All of the account. */
  voices: readonly VoicePage['items'][number][];
  onChange(voiceId: string): void;
}

export const SuitingVoice = ({ voice, presenter, voices, onChange }: Props) => {
  const { client_id, suspended } = useVisitor();
  const queries = useQueryClient();
  const { create, pending, error } = useCreate<NewVoice, VoiceCreated>({
    path: '/voices',
    storageKey: storageKey(client_id, 'voice'),
    // Once it is in the list: a voice that is not there is taken for a deleted one.
    onCreated: ({ voice_id }) =>
      void queries.invalidateQueries({ queryKey: voicesQuery.queryKey }).then(() => onChange(voice_id)),
  });
  const { gender } = presenter;
  if (!gender || !voice.language) return null;
  const language = codeOf(voice.language);
  const own = voices.find((other) => other.gender === gender && other.language && codeOf(other.language) === language);
  const choice = { language, gender, variant: 0 };
  return (
    <Group gap="xs" px="md" pb="sm" role="status">
      <Text size="sm" flex="1 1 200px">
        {gender === 'male'
          ? t`${presenter.name} is a man, but the voice is a woman’s.`
          : t`${presenter.name} is a woman, but the voice is a man’s.`}
      </Text>
      <Button
        size="xs"
        variant="light"
        disabled={suspended}
        loading={pending !== undefined}
        onClick={() =>
          own ? onChange(own.voice_id) : create({ kind: 'library', ...choice, name: stockVoiceName(choice) })
        }
      >
        {t`Use “${own?.name ?? stockVoiceName(choice)}”`}
      </Button>
      <CreateError error={error} />
    </Group>
  );
};
