// What to do with a finished video: download or share it.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { Video } from '@greenroom/contract/dashboard/videos';
import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { ownDownload } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { ButtonLink, TextLink } from '../links.tsx';
import { fileNameOf } from '../videos/file-name.ts';

const ShareDialog = lazyPage(() => import('../videos/share-dialog.tsx'), 'ShareDialog');

/** Beside another button. */
export const Details = ({ id }: { id: string }) => (
  <ButtonLink to="/videos/$id" params={{ id }} variant="default">
    <Trans>View details</Trans>
  </ButtonLink>
);

/** Where it matters less. */
export const DetailsLink = ({ id }: { id: string }) => (
  <TextLink to="/videos/$id" params={{ id }} inherit style={{ whiteSpace: 'nowrap' }}>
    <Trans>View details</Trans>
  </TextLink>
);

interface FinishedProps {
  video: JobDetail;
  /** Undefined until it is loaded. */
  listed: Video | undefined;
  /** Another button on the page is what to do next. */
  isSecondary?: boolean;
  size?: ButtonProps['size'];
}

export const FinishedActions = ({ video: { output }, listed, isSecondary = false, size }: FinishedProps) => {
  // Undefined: not yet, so the script of the dialog is not loaded.
  const [sharing, setSharing] = useState<boolean>();
  return (
    <>
      {output?.video_url && (
        <Button
          component="a"
          size={size}
          variant={isSecondary ? 'default' : 'filled'}
          href={ownDownload(output.video_url)}
          download={listed && fileNameOf(listed)}
          leftSection={<Icon name="download" size={16} />}
        >
          <Trans>Download</Trans>
        </Button>
      )}
      <Button
        size={size}
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
