// All drafts of the team, in a dialog: search, open, rename, or delete one and bring it back, or begin a new one.
import { MAX_DRAFT_NAME_LENGTH } from '@greenroom/contract/dashboard/draft-limits';
import type { DraftSummary, Drafts, SavedDraft, StoredDraft } from '@greenroom/contract/dashboard/drafts';
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Menu, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { get, post, remove } from '../../../lib/http.ts';
import { findOwnFile, ownFile } from '../../../lib/own-file.ts';
import { useList } from '../../../lib/query.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ErrorNote } from '../../error-note.tsx';
import { Icon } from '../../icons.tsx';
import { Loaded } from '../../loaded.tsx';
import { MoreActions } from '../../more-actions.tsx';
import { RelativeTime } from '../../relative-time.tsx';
import { settingPictureOf, useSettingPictureQuery } from '../use-setting-preview.ts';
import type { DraftSession } from './draft-session.ts';
import { afterTitle, draftTitle } from './draft-title.ts';
import classes from './drafts.module.css';

interface Props {
  session: DraftSession;
  onOpen(id: string): void;
  /** Begins an empty draft; undefined while that is not possible. */
  onNew: (() => void) | undefined;
}

const KEY = ['/drafts'];

type Presenter = CharacterPage['items'][number];

const DraftList = ({ session, onOpen, onNew }: Props) => {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      // With the latest changes of this tab.
      await session.flush();
      return get<Drafts>('/drafts', { signal });
    },
    staleTime: 0,
    gcTime: 0,
  });
  const presenters = useList<Presenter>('/characters').items;
  const [renamedId, setRenamedId] = useState<string>();
  const [words, setWords] = useState('');
  const renaming = useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      if (session.getState().id === id) {
        session.update({ name });
        if (!(await session.flush())) throw session.getState().error ?? new Error(t`It was changed elsewhere.`);
        return;
      }
      const { version, content } = await get<StoredDraft>(`/drafts/${id}`);
      await post(`/drafts/${id}`, {
        version: crypto.randomUUID(),
        replaces: version,
        name: draftTitle({ name, script: '' }),
        content: { ...content, name },
      } satisfies SavedDraft);
    },
    onSuccess: () => {
      setRenamedId(undefined);
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
  const restoration = useMutation({
    mutationFn: ({ id, name, content }: StoredDraft) =>
      post(`/drafts/${id}`, { version: crypto.randomUUID(), replaces: null, name, content } satisfies SavedDraft),
    onSuccess: (_, { name }) => {
      showToast(t`Draft “${name}” restored.`);
      return queries.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) => showToast(t`Not restored. ${error.message}`),
  });
  const deletion = useMutation({
    mutationFn: async (id: string) => {
      const deleted = await remove<StoredDraft>(`/drafts/${id}`);
      if (session.getState().id === id) session.discard();
      return deleted;
    },
    onSuccess: (deleted) => {
      showToast(t`Draft “${deleted.name}” deleted.`, { label: t`Undo`, run: () => restoration.mutate(deleted) });
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
  return (
    <Stack>
      <Group gap="sm" wrap="nowrap">
        <TextInput
          type="search"
          aria-label={t`Search drafts`}
          placeholder={t`Search drafts`}
          flex={1}
          value={words}
          leftSection={<Icon name="search" size={16} />}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button disabled={!onNew} leftSection={<Icon name="plus" size={16} />} onClick={onNew}>
          <Trans>New draft</Trans>
        </Button>
      </Group>
      <ErrorNote error={renaming.error} title={t`The draft could not be renamed`} />
      <ErrorNote error={deletion.error} title={t`The draft could not be deleted`} />
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              <Trans>No drafts yet. What you type in the studio is saved here.</Trans>
            </Text>
          ) : !items.some(matches(words)) ? (
            <Text c="dimmed" role="status">
              <Trans>No matching drafts</Trans>
            </Text>
          ) : (
            <ul className={classes.list} aria-label={t`Drafts`}>
              {items
                .filter(matches(words))
                .map((item, index) =>
                  item.id === renamedId ? (
                    <NameForm
                      key={item.id}
                      name={item.name}
                      isSaving={renaming.isPending}
                      onSave={(name) => renaming.mutate({ id: item.id, name })}
                      onCancel={() => setRenamedId(undefined)}
                    />
                  ) : (
                    <DraftRow
                      key={item.id}
                      item={item}
                      presenter={presenters?.find(({ character_id }) => character_id === item.character_id)}
                      isDrawn={index < MAX_DRAWN}
                      isCurrent={item.id === session.getState().id}
                      onOpen={() => onOpen(item.id)}
                      onRename={() => setRenamedId(item.id)}
                      onDelete={() => deletion.mutate(item.id)}
                    />
                  ),
                )}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
};

/** Drawing a picture takes a second of a processor, and a client may have only so many of them in a minute. */
const MAX_DRAWN = 8;

const matches =
  (words: string) =>
  ({ name, excerpt }: DraftSummary): boolean =>
    `${name}\n${excerpt}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

interface RowProps {
  item: DraftSummary;
  /** Undefined: none was chosen, or it is not among those that are loaded. */
  presenter: Presenter | undefined;
  /** How it starts is drawn, unless a picture of it is stored. */
  isDrawn: boolean;
  isCurrent: boolean;
  onOpen(): void;
  onRename(): void;
  onDelete(): void;
}

const DraftRow = ({ item, presenter, isDrawn, isCurrent, onOpen, onRename, onDelete }: RowProps) => {
  const { name, excerpt, picture_url, idea, updated_at } = item;
  const rest = afterTitle(name, excerpt);
  const stored = picture_url === null ? undefined : findOwnFile(picture_url);
  const setting = settingPictureOf(presenter?.character_id ?? null, idea);
  const drawn = useQuery(useSettingPictureQuery(isDrawn && !stored ? setting : ''));
  const picture = stored ?? drawn.data ?? (presenter && ownFile(presenter.portrait_url));
  return (
    <li className={classes.row} data-current={isCurrent || undefined}>
      <UnstyledButton onClick={onOpen} className={classes.open}>
        <span className={classes.picture}>
          {picture ? <img src={picture} alt="" loading="lazy" /> : <Icon name="character" size={24} />}
        </span>
        <span className={classes.words}>
          <Text fz={{ base: 'sm', sm: 'md' }} fw={600} lineClamp={1} dir="auto">
            {name}
          </Text>
          {rest && (
            <Text size="sm" c="dimmed" lineClamp={1} dir="auto">
              {rest}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            <Trans>
              Edited <RelativeTime at={updated_at} isShort />
            </Trans>
            {isCurrent && (
              <Badge component="span" variant="filled" size="sm" tt="none" ms={8}>
                <Trans>Editing</Trans>
              </Badge>
            )}
          </Text>
        </span>
        {!isCurrent && (
          <span className={classes.action}>
            <Trans>Open</Trans>
          </span>
        )}
      </UnstyledButton>
      <MoreActions of={name}>
        <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={onRename}>
          <Trans>Rename…</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="trash" size={16} />} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Menu.Item>
      </MoreActions>
    </li>
  );
};

interface NameFormProps {
  name: string;
  isSaving: boolean;
  onSave(name: string): void;
  onCancel(): void;
}

/** In place of the row: a dialog over this one would close both with Escape. */
const NameForm = ({ name, isSaving, onSave, onCancel }: NameFormProps) => {
  const [typed, setTyped] = useState(name);
  return (
    <li>
      <form
        className={classes.rename}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onSave(typed.trim());
        }}
      >
        <TextInput
          aria-label={t`Name`}
          dir="auto"
          flex="1 1 240px"
          data-autofocus
          autoFocus
          // Escape is for this field, not for the dialog.
          data-mantine-stop-propagation
          maxLength={MAX_DRAFT_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={getHotkeyHandler([['Escape', onCancel]])}
        />
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={typed.trim() === ''} loading={isSaving}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </li>
  );
};

export default DraftList;
