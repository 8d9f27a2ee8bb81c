// What can be done with a video on its page: share it, edit a copy, and in a menu rename, create again and delete.
import type { Video } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useVisitor } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { useDeletion } from '../../lib/use-deletion.ts';
import { Icon } from '../icons.tsx';
import { MoreActions } from '../more-actions.tsx';
import { RenameDialog } from '../rename-dialog.tsx';
import { CreateAgainDialog } from './create-again.tsx';
import { isInProgress } from './in-progress.ts';
import { NewVersionButton } from './new-version.tsx';
import { renameVideo } from './rename-video.ts';
import { ShareDialog } from './share-dialog.tsx';

export function VideoPageActions({ video }: { video: Video }) {
  const { id, title, output, restorable_until, status } = video;
  const [opened, setOpened] = useState<'rename' | 'share' | 'again'>();
  const close = () => setOpened(undefined);
  if (restorable_until) return null;
  return (
    <>
      {output && (
        <Button variant="default" leftSection={<Icon name="link" size={16} />} onClick={() => setOpened('share')}>
          <Trans>Share</Trans>
        </Button>
      )}
      {status !== 'failed' && <NewVersionButton id={id} />}
      <More video={video} onOpen={setOpened} />
      <RenameDialog
        item={opened === 'rename' ? { id, name: title } : undefined}
        label={t`Title`}
        rename={renameVideo}
        onClose={close}
      />
      <ShareDialog video={opened === 'share' ? video : undefined} onClose={close} />
      <CreateAgainDialog id={id} title={t`Create again`} opened={opened === 'again'} onClose={close} />
    </>
  );
}

/** Deletes the video and leaves its page. */
function useDelete(id: string) {
  const navigate = useNavigate();
  const { deletion } = useDeletion('/videos');
  // A promise: as soon as the video is deleted the page shows other buttons, without the callbacks of these.
  const remove = () =>
    void deletion.mutateAsync([id]).then(
      () => navigate({ to: '/videos' }),
      (error: Error) => showToast(t`Not deleted. ${error.message}`, undefined, true),
    );
  return { remove, isDeleting: deletion.isPending };
}

export function DeleteButton({ id }: { id: string }) {
  const { remove, isDeleting } = useDelete(id);
  return (
    <Button variant="default" leftSection={<Icon name="trash" size={16} />} loading={isDeleting} onClick={remove}>
      <Trans>Delete</Trans>
    </Button>
  );
}

function More({
  video: { id, title, status },
  onOpen,
}: {
  video: Video;
  onOpen: (dialog: 'rename' | 'again') => void;
}) {
  const { suspended } = useVisitor();
  const { remove, isDeleting } = useDelete(id);
  return (
    <MoreActions of={title} bordered loading={isDeleting}>
      <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={() => onOpen('rename')}>
        <Trans>Rename…</Trans>
      </Menu.Item>
      {status === 'completed' && (
        <Menu.Item leftSection={<Icon name="again" size={16} />} disabled={suspended} onClick={() => onOpen('again')}>
          <Trans>Create again…</Trans>
        </Menu.Item>
      )}
      {!isInProgress({ status }) && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<Icon name="trash" size={16} />} onClick={remove}>
            <Trans>Delete</Trans>
          </Menu.Item>
        </>
      )}
    </MoreActions>
  );
}
