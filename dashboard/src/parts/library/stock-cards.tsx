// The ready-made presenters that the team does not have yet, as cards like its own, each with a button that adds it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, SimpleGrid, type SimpleGridProps, Text } from '@mantine/core';
import { useState } from 'react';
import { LazyImage } from '../lazy-image.tsx';
import { CreateError } from '../studio/create-error.tsx';
import classes from './library.module.css';
import { FIRST_FACES, type StockPresenter, stockPortrait } from './stock-presenters.ts';
import { useAddStock } from './use-add-stock.ts';

interface Props extends Pick<SimpleGridProps, 'cols' | 'spacing'> {
  presenters: readonly StockPresenter[];
  free: boolean;
  onCreated(characterId: string): void;
}

export const StockCards = ({ presenters, free, onCreated, ...grid }: Props) => {
  const [showsAll, setShowsAll] = useState(false);
  const { add, pendingId, isDisabled, error } = useAddStock(onCreated);
  return (
    <>
      <CreateError error={error} />
      <SimpleGrid {...grid}>
        {presenters.slice(0, showsAll ? undefined : FIRST_FACES).map((presenter) => (
          <article key={presenter.stock_id} className={classes.card} aria-label={presenter.name}>
            <div className={classes.portrait}>
              <LazyImage src={stockPortrait(presenter)} />
            </div>
            <Group justify="space-between" wrap="nowrap" gap="xs" p="sm">
              <Text fw={600} truncate title={presenter.description}>
                {presenter.name}
              </Text>
              <Button
                variant="default"
                size="xs"
                flex="none"
                aria-label={t`Add ${presenter.name}`}
                disabled={isDisabled || (pendingId !== undefined && pendingId !== presenter.stock_id)}
                loading={pendingId === presenter.stock_id}
                onClick={() => add(presenter, free)}
              >
                <Trans>Add</Trans>
              </Button>
            </Group>
          </article>
        ))}
      </SimpleGrid>
      {!showsAll && presenters.length > FIRST_FACES && (
        <Group justify="center">
          <Button variant="default" onClick={() => setShowsAll(true)}>
            <Trans>Show all {presenters.length} faces</Trans>
          </Button>
        </Group>
      )}
    </>
  );
};
