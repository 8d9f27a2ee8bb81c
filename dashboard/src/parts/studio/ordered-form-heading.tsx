// The heading of the form beside a video that was ordered from it: what changes there lead to, and on a phone a small picture of the video.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text, Title, UnstyledButton } from '@mantine/core';
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
    <Group gap="sm" wrap="nowrap" className={classes.head}>
      {previews && (
        <UnstyledButton hiddenFrom="md" className={classes.version} aria-label={t`Current version`} onClick={onShow}>
          <img src={ownFile(previews.small_url)} alt="" />
        </UnstyledButton>
      )}
      <Group justify="space-between" gap="0 8px" flex={1}>
        <Title order={2}>
          <Trans>Script and settings</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          <Trans>Changes go into a new version.</Trans>
        </Text>
      </Group>
    </Group>
  );
};
