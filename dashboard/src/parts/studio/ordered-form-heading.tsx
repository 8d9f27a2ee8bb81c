// Above the form beside a video that was ordered from it: what changes there lead to, and on a phone the way to the video.
import { Trans } from '@lingui/react/macro';
import { Text, Title, UnstyledButton } from '@mantine/core';
import { ownFile } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
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
    <div className={classes.head}>
      <UnstyledButton hiddenFrom="md" className={classes.version} onClick={onShow}>
        <span className={classes.still}>
          {previews && <img src={ownFile(previews.small_url)} alt="" />}
          <Icon name="play" size={18} />
        </span>
        <span>
          <Text component="span" display="block" fw={600}>
            <Trans>Current version</Trans>
          </Text>
          <Text component="span" display="block" size="sm" c="dimmed">
            <Trans>Changes go into a new version.</Trans>
          </Text>
        </span>
      </UnstyledButton>
      <Title order={2} visibleFrom="md">
        <Trans>Changes go into a new version</Trans>
      </Title>
    </div>
  );
};
