// The video that was ordered last, in place of the canvas: its progress, and what to do once it has ended.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { Video } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { ownDownload, ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { fileNameOf } from '../videos/file-name.ts';
import { isInProgress } from '../videos/in-progress.ts';
import { ShareDialog } from '../videos/share-dialog.tsx';
import classes from './canvas.module.css';
import { useVideo, VideoStatus } from './video-status.tsx';

interface Props {
  id: string;
  /** How the video starts, shown while it is in progress. Undefined if that is unknown. */
  picture: string | undefined;
  /** The draft was not changed since the order. */
  isSame: boolean;
  /** Orders the draft as it is now; undefined while that is not possible. */
  onOrder: (() => void) | undefined;
  /** Of the draft as it is now; undefined while it is unknown. */
  price: number | undefined;
  isOrdering: boolean;
  /** Back to the form, for another video. */
  onClose(): void;
}

/** Of failures that are not about the settings. */
const RETRYABLE = ['unavailable', 'internal'];

export const VideoPanel = ({ id, picture, isSame, onOrder, price, isOrdering, onClose }: Props) => {
  const { data: video } = useVideo(id);
  // Its title, public link and, until it is finished, presenter.
  const { data: listed } = useQuery({
    queryKey: ['/videos', id, video?.status],
    queryFn: ({ signal }) => get<Video>(`/videos/${encodeURIComponent(video?.id ?? id)}`, { signal }),
    enabled: video !== undefined,
    retry: false,
  });
  const canTryAgain = !isSame || RETRYABLE.includes(video?.error?.code ?? '');
  return (
    <Paper component="section" aria-label={t`Your video`} p="md" className={classes.stage}>
      <Stack gap="sm" className={classes.film}>
        {listed && (
          <Title order={2} size="sm" lineClamp={2} dir="auto">
            {listed.title}
          </Title>
        )}
        <VideoStatus id={id} picture={picture ?? (listed?.portrait_url ? ownFile(listed.portrait_url) : undefined)} />
        {video?.status === 'failed' && (
          <Group gap="xs">
            {canTryAgain ? (
              <Button
                onClick={onOrder}
                disabled={!onOrder}
                loading={isOrdering}
                leftSection={<Icon name="again" size={16} />}
              >
                {price === undefined ? t`Try again` : t`Try again, ${formatPrice(price)}`}
              </Button>
            ) : (
              <Button onClick={onClose}>
                <Trans>Edit settings</Trans>
              </Button>
            )}
            <Details id={video.id} />
          </Group>
        )}
        {video?.output && <FinishedActions video={video} listed={listed} onClose={onClose} />}
        {video && isInProgress(video) && (
          <Group gap="xs">
            <Details id={video.id} />
          </Group>
        )}
      </Stack>
    </Paper>
  );
};

const Details = ({ id }: { id: string }) => (
  <ButtonLink to="/videos/$id" params={{ id }} variant="default">
    <Trans>View details</Trans>
  </ButtonLink>
);

interface FinishedProps {
  video: JobDetail;
  /** Undefined until it is loaded. */
  listed: Video | undefined;
  onClose(): void;
}

const FinishedActions = ({ video: { id, output }, listed, onClose }: FinishedProps) => {
  const [sharing, setSharing] = useState(false);
  return (
    <Group gap="xs">
      {output?.video_url && (
        <Button
          component="a"
          href={ownDownload(output.video_url)}
          download={listed && fileNameOf(listed)}
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
      <Details id={id} />
      <Button variant="subtle" onClick={onClose} leftSection={<Icon name="plus" size={16} />}>
        <Trans>Create another video</Trans>
      </Button>
      <ShareDialog video={sharing ? listed : undefined} onClose={() => setSharing(false)} />
    </Group>
  );
};
