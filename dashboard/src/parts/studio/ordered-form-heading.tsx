// Above the form beside a video that was ordered from it: what changes there lead to, and on a phone the way to the video.
import { Trans } from '@lingui/react/macro';
import { Group, Text, UnstyledButton } from '@mantine/core';
import { ownFile } from '../../lib/own-file.ts';
import classes from './studio.module.css';
import { useVideo } from './video-status.tsx';

interface Props {
  videoId: string;
  /** To the video, which is above the form on a phone. */
  onShow(): void;
}

export const OrderedFormHeading = ({ videoId, onShow }: Props) => {
  const previews = useVideo(videoId).data?.output?.previews;
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" className={classes.head}>
      {previews && (
        <UnstyledButton hiddenFrom="md" className={classes.version} onClick={onShow}>
          <img src={ownFile(previews.small_url)} alt="" />
          <Text size="sm" fw={600}>
            <Trans>Current version</Trans>
          </Text>
        </UnstyledButton>
      )}
      <Text size="sm" c="dimmed">
        <Trans>Changes go into a new version.</Trans>
      </Text>
    </Group>
  );
};
