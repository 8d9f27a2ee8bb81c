// The ready-made presenters that the team does not have yet, to choose one by its face in the studio.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNote } from '../error-note.tsx';
import { CreateError } from '../studio/create-error.tsx';
import classes from './library.module.css';
import { StockPresenterField } from './stock-presenter-field.tsx';
import { FIRST_FACES, type StockPresenter, stockPresentersQuery, stockPrice } from './stock-presenters.ts';
import { useAddStock } from './use-add-stock.ts';

interface Props {
  /** The chosen one, while the next one costs nothing: it needs no button, as it is added when it is first used. */
  free: StockPresenter | undefined;
  onChooseFree(presenter: StockPresenter): void;
  onCreated(characterId: string): void;
}

export const StockGallery = ({ free, onChooseFree, onCreated }: Props) => {
  const { data, error: loadError, refetch } = useQuery(stockPresentersQuery);
  const [showsAll, setShowsAll] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { add, pendingId, isDisabled, error } = useAddStock(onCreated);
  if (!data) return loadError ? <ErrorNote error={loadError} onRetry={refetch} /> : <Skeleton h={260} />;
  const items = data.items.filter(({ added }) => !added);
  const paid = items.find(({ stock_id }) => stock_id === chosenId);
  const presenter = paid?.name ?? '';
  return (
    <Stack gap="sm">
      <StockPresenterField
        presenters={showsAll ? items : items.slice(0, FIRST_FACES)}
        value={(free ?? paid)?.stock_id ?? null}
        onChange={(chosen) => (data.free ? onChooseFree(chosen) : setChosenId(chosen.stock_id))}
      />
      <Group gap="sm" className={paid && classes.submit}>
        {paid && (
          <>
            <Button disabled={isDisabled} loading={pendingId !== undefined} onClick={() => add(paid, false)}>
              {t`Add ${presenter}`}
            </Button>
            <Text size="sm" c="dimmed">
              {stockPrice(false)}
            </Text>
          </>
        )}
        {!showsAll && items.length > FIRST_FACES && (
          <Button variant="subtle" ml="auto" onClick={() => setShowsAll(true)}>
            <Trans>Show all {items.length} faces</Trans>
          </Button>
        )}
      </Group>
      <CreateError error={error} />
    </Stack>
  );
};
