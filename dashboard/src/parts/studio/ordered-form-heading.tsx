// Above the form beside a video that was ordered from it: what changes there lead to, and on a phone the way to the video.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { formatDuration } from '../../lib/format.ts';
import { ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { FinishedActions } from './finished-actions.tsx';
import { DoneMark } from './stage-switch.tsx';
import classes from './studio.module.css';
import { useListedVideo } from './use-listed-video.ts';
import { useVideo } from './use-video.ts';

interface Props {
  videoId: string;
  /** To the video, which is above the form on a phone. */
  onShow(): void;
}

export const OrderedFormHeading = ({ videoId, onShow }: Props) => {
  const { data: video } = useVideo(videoId);
  const { data: listed } = useListedVideo(video);
  const output = video?.output;
  return (
    <div className={classes.head}>
      <Paper hiddenFrom="md" p="sm" w="100%">
        <Group gap="sm" wrap="nowrap">
          <UnstyledButton className={classes.still} aria-label={t`Show video`} onClick={onShow}>
            {output?.previews && <img src={ownFile(output.previews.small_url)} alt="" />}
            <Icon name="play" size={18} />
          </UnstyledButton>
          <Stack gap="xs" flex={1}>
            <div>
              <Group gap={6} wrap="nowrap">
                {output && <DoneMark size={18} />}
                <Title order={2} size="md">
                  <Trans>Current version</Trans>
                </Title>
              </Group>
              {output?.duration && (
                <Text size="sm" c="dimmed">
                  {formatDuration(output.duration)}
                  {output.width && output.height && ` · ${Math.min(output.width, output.height)}p`}
                </Text>
              )}
            </div>
            {video && output && (
              <Group gap="xs">
                <FinishedActions video={video} listed={listed} isSecondary size="xs" />
              </Group>
            )}
          </Stack>
        </Group>
      </Paper>
      <div className={classes.newVersion}>
        <Title order={2}>
          <Trans>New version</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          <Trans>Your current video stays as it is.</Trans>
        </Text>
      </div>
    </div>
  );
};
