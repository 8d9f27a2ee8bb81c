// The video that was ordered last, in place of the canvas: its progress, and what to do once it has ended.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { formatPrice } from '../../lib/format.ts';
import { ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { isInProgress } from '../videos/in-progress.ts';
import { needsChange } from '../videos/labels.ts';
import classes from './canvas.module.css';
import { Details, DetailsLink, FinishedActions } from './finished-actions.tsx';
import { useListedVideo } from './use-listed-video.ts';
import { useVideo, VideoStatus } from './video-status.tsx';

interface Props {
  id: string;
  /** How the video starts, shown while it is in progress. Undefined if that is unknown. */
  picture: string | undefined;
  /** Of the open draft, which the bar above shows. */
  draftTitle: string;
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

export const VideoPanel = ({ id, picture, draftTitle, isSame, onOrder, price, isOrdering, onClose }: Props) => {
  const { data: video } = useVideo(id);
  // Its title, public link and, until it is finished, presenter.
  const { data: listed } = useListedVideo(video);
  const canTryAgain = !isSame || (video?.error != null && !needsChange(video.error.code));
  return (
    <Paper component="section" aria-label={t`Your video`} p="md" className={classes.stage}>
      <Stack gap="sm" className={classes.film}>
        {listed && listed.title !== draftTitle && (
          <Title order={2} size="sm" ta="center" lineClamp={2} dir="auto">
            {listed.title}
          </Title>
        )}
        <VideoStatus id={id} picture={picture ?? (listed?.portrait_url ? ownFile(listed.portrait_url) : undefined)} />
        {video?.status === 'failed' && (
          <Group gap="xs" justify="center">
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
        {video?.status === 'completed' && (
          <SimpleGrid cols={2} spacing="xs" className={classes.finished}>
            <FinishedActions video={video} listed={listed} />
          </SimpleGrid>
        )}
        {video && isInProgress(video) && (
          <Text size="sm" ta="center">
            <DetailsLink id={video.id} />
          </Text>
        )}
      </Stack>
    </Paper>
  );
};
