// A first presenter in two clicks: who it should be, and go.

import type { CharacterCreated } from '@greenroom/contract/characters';
import type { NewCharacter } from '@greenroom/contract/dashboard/library';
import { flatPrices } from '@greenroom/contract/prices';
import { Button, Loader, SimpleGrid, Stack, Text } from '@mantine/core';
import { formatCredits } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { TextLink } from '../links.tsx';
import { OrderError } from './order-error.tsx';
import { placeOf } from './places.ts';
import { useOrder } from './use-order.ts';

const people = [
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

export const MakePresenter = ({ onMade }: { onMade(characterId: string): void }) => {
  const { client_id } = useVisitor();
  const { order, pending, error } = useOrder<NewCharacter, CharacterCreated>({
    path: '/characters',
    place: placeOf(client_id, 'presenter'),
    onAnswer: ({ character_id }) => onMade(character_id),
  });
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        {people.map((person) => (
          <Button
            key={person.name}
            variant="light"
            h="auto"
            py="sm"
            disabled={pending !== undefined}
            styles={{ label: { whiteSpace: 'normal' } }}
            onClick={() => order({ mode: 'description', ...person })}
          >
            <Stack gap={2} align="center">
              {pending?.name === person.name && <Loader size="xs" />}
              <span>{pending?.name === person.name ? `Making ${person.name}…` : person.name}</span>
              <Text size="xs" fw={400}>
                {person.description}
              </Text>
            </Stack>
          </Button>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {formatCredits(flatPrices.character)} each. Or{' '}
        <TextLink to="/library/characters">make one of your own</TextLink>.
      </Text>
      <OrderError error={error} />
    </Stack>
  );
};
