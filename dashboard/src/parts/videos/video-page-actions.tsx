// The buttons on the page of a video: share and rename it.
import type { Video } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { RenameDialog } from '../rename-dialog.tsx';
import { renameVideo } from './rename-video.ts';
import { ShareDialog } from './share-dialog.tsx';

export function VideoPageActions({ video }: { video: Video }) {
  const [opened, setOpened] = useState<'rename' | 'share'>();
  const close = () => setOpened(undefined);
  if (video.restorable_until) return null;
  return (
    <>
      {video.output && (
        <Button variant="default" leftSection={<Icon name="link" size={16} />} onClick={() => setOpened('share')}>
          <Trans>Share</Trans>
        </Button>
      )}
      <Button variant="default" leftSection={<Icon name="edit" size={16} />} onClick={() => setOpened('rename')}>
        <Trans>Rename</Trans>
      </Button>
      <RenameDialog
        item={opened === 'rename' ? { id: video.id, name: video.title } : undefined}
        label={t`Title`}
        rename={renameVideo}
        onClose={close}
      />
      <ShareDialog video={opened === 'share' ? video : undefined} onClose={close} />
    </>
  );
}
