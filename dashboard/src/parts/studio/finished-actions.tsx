// What to do with a finished video: download or share it.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { Video } from '@greenroom/contract/dashboard/videos';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { ownDownload } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { fileNameOf } from '../videos/file-name.ts';

const ShareDialog = lazyPage(() => import('../videos/share-dialog.tsx'), 'ShareDialog');

export const Details = ({ id }: { id: string }) => (
  <ButtonLink to="/videos/$id" params={{ id }} variant="default">
    <Trans>View details</Trans>
  </ButtonLink>
);

interface FinishedProps {
  video: JobDetail;
  /** Undefined until it is loaded. */
  listed: Video | undefined;
  /** `default` beside another button that matters more. */
  download?: 'filled' | 'default';
}

export const FinishedActions = ({ video: { output }, listed, download = 'filled' }: FinishedProps) => {
  // Undefined: not yet, so the script of the dialog is not loaded.
  const [sharing, setSharing] = useState<boolean>();
  return (
    <>
      {output?.video_url && (
        <Button
          component="a"
          href={ownDownload(output.video_url)}
          download={listed && fileNameOf(listed)}
          variant={download}
          leftSection={<Icon name="download" size={16} />}
        >
          <Trans>Download</Trans>
        </Button>
      )}
      <Button
        variant="default"
        disabled={!listed}
        leftSection={<Icon name="link" size={16} />}
        onClick={() => setSharing(true)}
      >
        <Trans>Share</Trans>
      </Button>
      {sharing !== undefined && (
        <Suspense>
          <ShareDialog video={sharing ? listed : undefined} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
};
