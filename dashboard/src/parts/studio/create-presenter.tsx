// Creates a first presenter: a ready-made one, or one of the person's own.
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { StockGallery } from '../library/stock-gallery.tsx';
import { stockPresentersQuery, stockPriceNote } from '../library/stock-presenters.ts';
import { ButtonLink, TextLink } from '../links.tsx';
import type { Starters } from './use-starters.ts';

interface Props {
  starters: Starters;
  onCreated(characterId: string): void;
}

export const CreatePresenter = ({ starters, onCreated }: Props) => {
  const { data } = useQuery(stockPresentersQuery);
  if (data?.items.length === 0)
    return (
      <div>
        <ButtonLink to="/library/characters" search={{ create: '1' }}>
          <Trans>Create presenter</Trans>
        </ButtonLink>
      </div>
    );
  return (
    <Stack gap="sm">
      {data && (
        <Text size="sm" c="dimmed">
          {stockPriceNote(data.free)}
        </Text>
      )}
      <StockGallery free={starters.presenter} onChooseFree={starters.choosePresenter} onCreated={onCreated} />
      <Text size="sm" c="dimmed">
        <Trans>
          Or{' '}
          <TextLink to="/library/characters" search={{ create: '1' }}>
            create your own presenter
          </TextLink>{' '}
          from photos or a description.
        </Trans>
      </Text>
    </Stack>
  );
};
