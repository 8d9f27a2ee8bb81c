// Who is on screen: one of the account's presenters.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { Group, Input, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useList } from '../../lib/query.ts';
import { ErrorNote } from '../error-note.tsx';
import { TextLink } from '../links.tsx';
import { LoadMore } from '../load-more.tsx';
import { MakePresenter } from './make-presenter.tsx';
import { PresenterFace } from './presenter-face.tsx';
import classes from './studio.module.css';
import { useChoice } from './use-choice.ts';

interface Props {
  value: string | null;
  onChange(characterId: string | null): void;
  error: string | undefined;
}

export const PresenterField = ({ value, onChange, error }: Props) => {
  const list = useList<CharacterPage['items'][number]>('/characters');
  const { items } = list;
  useChoice({ value, ids: items?.map((one) => one.character_id), isPart: list.hasNextPage, onChange });
  if (!items)
    return list.error ? <ErrorNote error={list.error} onRetry={() => list.refetch()} /> : <Skeleton h={140} />;
  if (items.length === 0)
    return (
      <Stack gap="sm">
        <div>
          <Input.Label labelElement="div">Character</Input.Label>
          <Text size="sm" c="dimmed">
            You have none yet. One is made once, and can then be in any number of videos. Begin with one of these:
          </Text>
        </div>
        <MakePresenter onMade={onChange} />
      </Stack>
    );
  return (
    <Stack gap="xs">
      <Radio.Group label="Character" value={value} onChange={onChange} error={error}>
        <div className={classes.presenters}>
          {items.map(({ character_id, name, mode, sheet_image_url }) => (
            <Radio.Card
              key={character_id}
              value={character_id}
              radius="md"
              p="xs"
              className={`${classes.card} ${classes.presenter}`}
            >
              <PresenterFace sheetUrl={sheet_image_url} mode={mode} />
              <Text size="sm" truncate>
                {name}
              </Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Group justify="space-between">
        <TextLink to="/library/characters" size="sm">
          Make another character
        </TextLink>
        <LoadMore list={list} />
      </Group>
    </Stack>
  );
};
