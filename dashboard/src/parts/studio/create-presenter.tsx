// Creates a first presenter from one of three suggestions.
import type { CharacterCreated } from '@greenroom/contract/characters';
import type { NewCharacter } from '@greenroom/contract/dashboard/library';
import { flatPrices } from '@greenroom/contract/prices';
import { Button, Loader, SimpleGrid, Stack, Text } from '@mantine/core';
import { formatCredits } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { TextLink } from '../links.tsx';
import { CreateError } from './create-error.tsx';
import { storageKey } from './storage-keys.ts';
import { useCreate } from './use-create.ts';

const suggestions = [
  {
    name: 'Nora',
    description: 'A friendly woman of about 35 with shoulder-length brown hair, hazel eyes and a teal blouse',
  },
  {
    name: 'Sam',
    description: 'A relaxed man of about 30 with short black curly hair, a trimmed beard and a mustard jumper',
  },
  {
    name: 'Ines',
    description: 'An elegant woman of about 60 with short silver hair, glasses and a navy blazer',
  },
] as const;

export const CreatePresenter = ({ onCreated }: { onCreated(characterId: string): void }) => {
  const { client_id } = useVisitor();
  const { create, pending, error } = useCreate<NewCharacter, CharacterCreated>({
    path: '/characters',
    storageKey: storageKey(client_id, 'presenter'),
    onCreated: ({ character_id }) => onCreated(character_id),
  });
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        {suggestions.map((suggestion) => (
          <Button
            key={suggestion.name}
            variant="light"
            h="auto"
            py="sm"
            disabled={pending !== undefined}
            styles={{ label: { whiteSpace: 'normal' } }}
            onClick={() => create({ mode: 'description', ...suggestion })}
          >
            <Stack gap={2} align="center">
              {pending?.name === suggestion.name && <Loader size="xs" />}
              <span>{pending?.name === suggestion.name ? `Creating ${suggestion.name}…` : suggestion.name}</span>
              <Text size="xs" fw={400}>
                {suggestion.description}
              </Text>
            </Stack>
          </Button>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {formatCredits(flatPrices.character)} each. You can also{' '}
        <TextLink to="/library/characters">create your own presenter</TextLink>.
      </Text>
      <CreateError error={error} />
    </Stack>
  );
};
