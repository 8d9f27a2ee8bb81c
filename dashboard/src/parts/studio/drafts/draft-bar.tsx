// The line above the studio's form: the name of the draft, whether it is saved, all drafts, and starting an empty one.
import { MAX_DRAFT_NAME_LENGTH } from '@greenroom/contract/dashboard/draft-limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Loader, Modal, Skeleton, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { Icon } from '../../icons.tsx';
import { emptyDraft } from '../draft.ts';
import classes from '../studio.module.css';
import type { DraftSession, DraftState } from './draft-session.ts';
import { draftTitle } from './draft-title.ts';

const DraftList = lazy(() => import('./draft-list.tsx'));

interface Props {
  session: DraftSession;
  state: DraftState;
  /** Its form is closed, so nothing in it changes. */
  isClosed: boolean;
  /** Another draft is shown. */
  onOpened(): void;
}

const cannotLeave = () => showToast(t`This draft cannot be saved now, so it stays open.`);

export const DraftBar = ({
  session,
  state: { draft = emptyDraft, status, error, canUndo, canRedo },
  isClosed,
  onOpened,
}: Props) => {
  const [listed, setListed] = useState(false);
  const isPhone = useIsPhone();

  const hasFailed = error !== null || status === 'conflict';
  /** Nothing to save was written yet. */
  const isBlank = status === 'saved' && !error && draft.name === '' && draft.script === '';

  // In long texts, the browser undoes what was typed there.
  useHotkeys(
    isClosed
      ? []
      : [
          ['mod+Z', () => session.undo()],
          ['mod+shift+Z', () => session.redo()],
        ],
    ['TEXTAREA'],
  );

  const startEmpty = async () => {
    const { characterId, voiceId } = draft;
    const { id } = session.getState();
    if (!(await session.flush())) return cannotLeave();
    const isKept = session.isStored();
    const goBack = () => (isKept ? session.openStored(id) : session.open(draft, { isWritten: false }));
    await session.open({ ...emptyDraft, characterId, voiceId }, { isWritten: false });
    onOpened();
    showToast(isKept ? t`Started an empty draft. The one before is kept under Drafts.` : t`Started an empty draft.`, {
      label: t`Undo`,
      run: () => void goBack().then((opened) => opened || cannotLeave()),
    });
  };

  return (
    <Group gap="sm" align="center" component="section" aria-label={t`Draft`} className={classes.draft}>
      <TextInput
        aria-label={t`Draft name`}
        placeholder={draftTitle({ ...draft, name: '' }, MAX_DRAFT_NAME_LENGTH)}
        value={draft.name}
        maxLength={MAX_DRAFT_NAME_LENGTH}
        onChange={(event) => session.update({ name: event.currentTarget.value })}
        flex="1 1 80px"
        miw={80}
        maw={640}
        classNames={{ input: isBlank ? classes.name : `${classes.name} ${classes.titled}` }}
        rightSection={isPhone && !isBlank && !hasFailed && <SavedMark status={status} />}
        rightSectionWidth={28}
        rightSectionPointerEvents="none"
      />
      <Text
        size="sm"
        c={error ? 'var(--mantine-color-error)' : 'dimmed'}
        role="status"
        flex="0 1 auto"
        miw={64}
        lineClamp={2}
        className={classes.saved}
        data-failed={hasFailed || undefined}
        title={statusText(status, error)}
      >
        {!isBlank && statusText(status, error)}
      </Text>
      <Group gap={4} wrap="nowrap" ms="auto">
        {!isClosed && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              className={classes.change}
              aria-label={t`Undo change`}
              disabled={!canUndo}
              onClick={() => session.undo()}
            >
              <Icon name="undo" size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              className={classes.change}
              aria-label={t`Redo change`}
              disabled={!canRedo}
              onClick={() => session.redo()}
            >
              <Icon name="redo" size={18} />
            </ActionIcon>
          </>
        )}
        <Button variant="default" size="sm" px="sm" onClick={() => setListed(true)}>
          <Trans>Drafts</Trans>
        </Button>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t`Start empty`}
          title={t`Start empty`}
          onClick={() => void startEmpty()}
          disabled={status === 'conflict'}
        >
          <Icon name="plus" size={18} />
        </ActionIcon>
      </Group>
      <Modal opened={listed} onClose={() => setListed(false)} title={t`Drafts`} size="lg" fullScreen={isPhone ?? false}>
        <Suspense fallback={<Skeleton h={240} />}>
          <DraftList
            session={session}
            onOpen={async (id) => {
              if (!(await session.openStored(id))) return cannotLeave();
              setListed(false);
              onOpened();
            }}
            onNew={
              status === 'conflict'
                ? undefined
                : () => {
                    setListed(false);
                    void startEmpty();
                  }
            }
          />
        </Suspense>
      </Modal>
    </Group>
  );
};

/** On a phone, in place of the words. */
const SavedMark = ({ status }: { status: DraftState['status'] }) =>
  status === 'saved' ? (
    <Icon name="check" size={16} style={{ color: 'var(--mantine-color-dimmed)' }} />
  ) : (
    <Loader size={12} color="gray" aria-hidden />
  );

const statusText = (status: DraftState['status'], error: Error | null): string => {
  if (status === 'conflict') return t`Not saved: it was changed elsewhere.`;
  if (error && !navigator.onLine) return t`Offline. Kept in this browser, saved when you are back online.`;
  if (error) return t`Not saved. ${error.message}`;
  return { saved: t`Saved`, saving: t`Saving…`, unsaved: t`Saving…` }[status];
};
