// The ready-made presenters that the team does not have yet, of which one becomes its own.
import type { CharacterCreated } from '@greenroom/contract/characters';
import type { CharacterPage, NewCharacter } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useList } from '../../lib/query.ts';
import { useVisitor } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { CreateError } from '../studio/create-error.tsx';
import { storageKey } from '../studio/storage-keys.ts';
import { useCreate } from '../studio/use-create.ts';
import classes from './library.module.css';
import { StockPresenterField } from './stock-presenter-field.tsx';
import { notAdded, stockPresentersQuery, stockPrice, stockRequest } from './stock-presenters.ts';

/** Faces before the rest is asked for: full rows of 3, 4 and 6. */
const FIRST = 12;

export const StockGallery = ({ onCreated }: { onCreated(characterId: string): void }) => {
  const { client_id, suspended } = useVisitor();
  const { data, error: loadError, refetch } = useQuery(stockPresentersQuery);
  const own = useList<CharacterPage['items'][number]>('/characters');
  const [showsAll, setShowsAll] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { create, pending, error } = useCreate<NewCharacter, CharacterCreated>({
    path: '/characters',
    storageKey: storageKey(client_id, 'presenter'),
    onCreated: ({ character_id }) => onCreated(character_id),
  });
  if (!data || own.isPending)
    return loadError ? <ErrorNote error={loadError} onRetry={refetch} /> : <Skeleton h={260} />;
  const { free } = data;
  const items = notAdded(data.items, own.items ?? []);
  const chosen = items.find(({ stock_id }) => stock_id === chosenId);
  const presenter = chosen?.name ?? '';
  return (
    <Stack gap="sm">
      <StockPresenterField
        presenters={showsAll ? items : items.slice(0, FIRST)}
        value={chosen?.stock_id ?? null}
        onChange={({ stock_id }) => setChosenId(stock_id)}
      />
      <Group gap="sm" className={chosen && classes.submit}>
        {chosen && (
          <>
            <Button
              disabled={suspended}
              loading={pending !== undefined}
              onClick={() => create(stockRequest(chosen, chosen.name, free))}
            >
              {t`Add ${presenter}`}
            </Button>
            <Text size="sm" c="dimmed">
              {stockPrice(free)}
            </Text>
          </>
        )}
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
