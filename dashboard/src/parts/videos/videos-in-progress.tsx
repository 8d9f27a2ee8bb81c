// The videos that are queued or running: presenter, title and progress.
import type { Video } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Box, Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { ownFile } from '../../lib/own-file.ts';
import { TextLink } from '../links.tsx';
import { PresenterFace } from '../studio/presenter-face.tsx';
import { inStartOrder } from './in-progress.ts';
import { VideoProgress } from './video-progress.tsx';

/** Shows nothing if there are none. */
export function VideosInProgress({ videos }: { videos: readonly Video[] }) {
  if (videos.length === 0) return null;
  const title = t`In progress`;
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        {inStartOrder(videos).map((video) => (
          <Paper key={video.id} p="sm">
            <Group wrap="nowrap" gap="sm">
              {video.portrait_url && (
                <Box w={56} style={{ flexShrink: 0 }}>
                  <PresenterFace src={ownFile(video.portrait_url)} />
                </Box>
              )}
              <Box flex={1} miw={0}>
                <TextLink to="/videos/$id" params={{ id: video.id }} fw={500} lineClamp={1} mb={6} underline="hover">
                  <bdi>{video.title}</bdi>
                </TextLink>
                <VideoProgress video={video} kind={video.mode} />
              </Box>
            </Group>
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
