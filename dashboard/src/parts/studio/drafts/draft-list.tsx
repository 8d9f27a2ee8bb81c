// All drafts of the team, in a dialog: open one, or delete it and bring it back.
import type { DraftSummary, Drafts, SavedDraft, StoredDraft } from '@greenroom/contract/dashboard/drafts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, remove } from '../../../lib/http.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ErrorNote } from '../../error-note.tsx';
import { Icon } from '../../icons.tsx';
import { Loaded } from '../../loaded.tsx';
import { RelativeTime } from '../../relative-time.tsx';
import type { DraftSession } from './draft-session.ts';
import classes from './drafts.module.css';

interface Props {
  session: DraftSession;
  onOpen(id: string): void;
}

const KEY = ['/drafts'];

const DraftList = ({ session, onOpen }: Props) => {
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
      <ErrorNote error={deletion.error} title={t`The draft could not be deleted`} />
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              <Trans>No drafts yet. What you type in the studio is saved here.</Trans>
            </Text>
          ) : (
            <ul className={classes.list} aria-label={t`Drafts`}>
              {items.map((item) => (
                <DraftRow
                  key={item.id}
                  item={item}
                  isCurrent={item.id === session.getState().id}
                  onOpen={() => onOpen(item.id)}
                  onDelete={() => deletion.mutate(item.id)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
};

interface RowProps {
  item: DraftSummary;
  isCurrent: boolean;
  onOpen(): void;
  onDelete(): void;
}

const DraftRow = ({ item: { name, updated_at }, isCurrent, onOpen, onDelete }: RowProps) => (
  <li className={classes.row}>
    <UnstyledButton onClick={onOpen} className={classes.open}>
      <Text fw={500} truncate dir="auto">
        {name}
      </Text>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {isCurrent ? (
            <Trans>
              Changed <RelativeTime at={updated_at} />, open here
            </Trans>
          ) : (
            <Trans>
              Changed <RelativeTime at={updated_at} />
            </Trans>
          )}
        </Text>
      </Group>
    </UnstyledButton>
    <ActionIcon variant="subtle" color="gray" onClick={onDelete} aria-label={t`Delete ${name}`}>
      <Icon name="trash" size={18} />
    </ActionIcon>
  </li>
);

export default DraftList;
