// What can be done with the selected videos: download or delete all of them.
import type { Video } from '@greenroom/contract/dashboard/videos';
import { Button, Group, Paper, Text } from '@mantine/core';
import { ownDownload } from '../../lib/own-file.ts';
import { Icon } from '../icons.tsx';
import { fileNameOf } from './file-name.ts';
import classes from './video-card.module.css';

/** Browsers drop downloads that start at the same moment. */
const BETWEEN_DOWNLOADS_MS = 400;

async function downloadAll(videos: readonly Video[]): Promise<void> {
  for (const video of videos) {
    if (!video.output) continue;
    const link = document.createElement('a');
    link.href = ownDownload(video.output.video_url);
    link.download = fileNameOf(video);
    link.click();
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_DOWNLOADS_MS));
  }
}

interface SelectionBarProps {
  videos: readonly Video[];
  busy: boolean;
  onDelete: () => void;
  onClear: () => void;
}

export function SelectionBar({ videos, busy, onDelete, onClear }: SelectionBarProps) {
  return (
    <Paper className={classes.selection} p="sm" shadow="md" role="region" aria-label="Selected videos">
      <Group justify="space-between" gap="sm">
        <Text size="sm" fw={600} role="status">
          {videos.length} selected
        </Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="download" size={14} />}
            disabled={!videos.some(({ output }) => output)}
            onClick={() => void downloadAll(videos)}
          >
            Download
          </Button>
          <Button
            size="xs"
            color="red.9"
            leftSection={<Icon name="trash" size={14} />}
            loading={busy}
            onClick={onDelete}
          >
            Delete
          </Button>
          <Button size="xs" variant="subtle" onClick={onClear}>
            Clear selection
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
