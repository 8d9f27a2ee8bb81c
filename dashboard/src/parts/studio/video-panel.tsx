// The side panel that follows a created video until it is finished.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { ButtonLink } from '../links.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { isInProgress } from '../videos/in-progress.ts';
import { useVideo, VideoStatus } from './video-status.tsx';

/** `onClose` returns to the form. */
export const VideoPanel = ({ id, onClose }: { id: string; onClose(): void }) => {
  const { data: video } = useVideo(id);
  return (
    <Paper component="section" aria-label={t`Your video`}>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2}>
            <Trans>Your video</Trans>
          </Title>
          {video && <StatusBadge status={video.status} />}
        </Group>
        <VideoStatus id={id} />
        <Group gap="sm">
          <Button variant={video && isInProgress(video) ? 'light' : 'filled'} onClick={onClose}>
            {video?.status === 'failed' ? t`Edit settings` : t`Create another video`}
          </Button>
          <ButtonLink to="/videos/$id" params={{ id }} variant="default">
            <Trans>View details</Trans>
          </ButtonLink>
        </Group>
      </Stack>
    </Paper>
  );
};
