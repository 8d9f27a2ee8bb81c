// The ready-made presenters, of which one becomes a presenter of the team.
import type { CharacterCreated } from '@greenroom/contract/characters';
import type { NewCharacter } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useVisitor } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { CreateError } from '../studio/create-error.tsx';
import { storageKey } from '../studio/storage-keys.ts';
import { useCreate } from '../studio/use-create.ts';
import { StockPresenterField } from './stock-presenter-field.tsx';
import { type StockPresenter, stockPresentersQuery, stockPrice, stockRequest } from './stock-presenters.ts';

/** Faces before the rest is asked for: full rows of 3, 4 and 6. */
const FIRST = 12;

export const StockGallery = ({ onCreated }: { onCreated(characterId: string): void }) => {
  const { client_id, suspended } = useVisitor();
  const { data, error: loadError, refetch } = useQuery(stockPresentersQuery);
  const [showsAll, setShowsAll] = useState(false);
  const [chosen, setChosen] = useState<StockPresenter | null>(null);
  const { create, pending, error } = useCreate<NewCharacter, CharacterCreated>({
    path: '/characters',
    storageKey: storageKey(client_id, 'presenter'),
    onCreated: ({ character_id }) => onCreated(character_id),
  });
  if (!data) return loadError ? <ErrorNote error={loadError} onRetry={refetch} /> : <Skeleton h={260} />;
  const { items, free } = data;
  return (
    <Stack gap="sm">
      <StockPresenterField
        presenters={showsAll ? items : items.slice(0, FIRST)}
        value={chosen?.stock_id ?? null}
        onChange={setChosen}
      />
      <Group gap="sm">
        {chosen && (
          <Button
            disabled={suspended}
            loading={pending !== undefined}
            onClick={() => create(stockRequest(chosen, chosen.name, free))}
          >
            {t`Use ${chosen.name}`}
          </Button>
        )}
        <Text size="sm" c="dimmed">
          {chosen ? stockPrice(free) : t`Choose a face. ${stockPrice(free)}`}
        </Text>
        {!showsAll && items.length > FIRST && (
          <Button variant="subtle" ml="auto" onClick={() => setShowsAll(true)}>
            <Trans>Show all {items.length} faces</Trans>
          </Button>
        )}
      </Group>
      <CreateError error={error} />
    </Stack>
  );
};
