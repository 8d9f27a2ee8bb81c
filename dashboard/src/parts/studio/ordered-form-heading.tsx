// Above the form beside a video that was ordered from it: what changes there lead to, and on a phone the way to the video.
import { Trans } from '@lingui/react/macro';
import { Group, Paper, Text, Title, UnstyledButton } from '@mantine/core';
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
  const previews = video?.output?.previews;
  return (
    <div className={classes.head}>
      <Paper hiddenFrom="md" p="sm" w="100%">
        <UnstyledButton className={classes.version} onClick={onShow}>
          <span className={classes.still}>
            {previews && <img src={ownFile(previews.small_url)} alt="" />}
            <Icon name="play" size={18} />
          </span>
          <span>
            <Group component="span" gap={6} fw={600}>
              {video?.output && <DoneMark size={18} />}
              <Trans>Current version</Trans>
            </Group>
            <Text component="span" display="block" size="sm" c="dimmed">
              <Trans>Changes go into a new version.</Trans>
            </Text>
          </span>
        </UnstyledButton>
        {video?.output && (
          <Group gap="xs" grow mt="sm">
            <FinishedActions video={video} listed={listed} isSecondary />
          </Group>
        )}
      </Paper>
      <Title order={2} visibleFrom="md">
        <Trans>Changes go into a new version</Trans>
      </Title>
    </div>
  );
};
