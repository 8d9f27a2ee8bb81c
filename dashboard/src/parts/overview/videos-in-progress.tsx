// The videos that are queued or running, with their progress.
import type { JobRow } from '@greenroom/contract/dashboard/jobs';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { TextLink } from '../links.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { inStartOrder } from '../videos/in-progress.ts';
import { kindNames } from '../videos/labels.ts';
import { VideoProgress } from '../videos/video-progress.tsx';

export function VideosInProgress({ videos }: { videos: readonly JobRow[] }) {
  return (
    <Stack gap="sm">
      {inStartOrder(videos).map((video) => (
        <Paper key={video.id} p="md">
          <Group justify="space-between" wrap="nowrap" gap="md" mb="xs">
            <div style={{ minWidth: 0 }}>
              <TextLink to="/videos/$id" params={{ id: video.id }} fw={500} lineClamp={1} underline="hover">
                <bdi>{video.about}</bdi>
              </TextLink>
              <Text size="sm" c="dimmed">
                {kindNames[video.kind]}
              </Text>
            </div>
            <div style={{ flexShrink: 0 }}>
              <StatusBadge status={video.status} />
            </div>
          </Group>
          <VideoProgress video={video} />
        </Paper>
      ))}
    </Stack>
  );
}
