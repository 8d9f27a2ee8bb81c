// Selects the presenter of a video.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { ownFile } from '../../lib/own-file.ts';
import type { useList } from '../../lib/query.ts';
import { ErrorNote } from '../error-note.tsx';
import { TextLink } from '../links.tsx';
import { LoadMore } from '../load-more.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { CreatePresenter } from './create-presenter.tsx';
import { PresenterFace } from './presenter-face.tsx';
import classes from './studio.module.css';
import type { Starters } from './use-starters.ts';

interface Props {
  list: ReturnType<typeof useList<CharacterPage['items'][number]>>;
  value: string | null;
  onChange(characterId: string | null): void;
  error: string | undefined;
  starters: Starters;
}

export const PresenterField = ({ list, value, onChange, error, starters }: Props) => {
  const { items } = list;
  if (!items)
    return list.error ? <ErrorNote error={list.error} onRetry={() => list.refetch()} /> : <Skeleton h={140} />;
  if (items.length === 0) return <CreatePresenter starters={starters} onCreated={onChange} />;
  return (
    <Stack gap="xs">
      <RadioCards label={t`Presenter`} value={value} onChange={onChange} error={error}>
        <div className={classes.presenters}>
          {items.map(({ character_id, name, portrait_url }) => (
            <Radio.Card
              key={character_id}
              value={character_id}
              radius="md"
              p="xs"
              className={`${classes.card} ${classes.presenter}`}
            >
              <PresenterFace src={ownFile(portrait_url)} />
              <Text size="sm" truncate>
                {name}
              </Text>
            </Radio.Card>
          ))}
        </div>
      </RadioCards>
      <Group justify="space-between">
        <TextLink to="/library/characters" size="sm">
          <Trans>Create another presenter</Trans>
        </TextLink>
        <LoadMore list={list} />
      </Group>
    </Stack>
  );
};
