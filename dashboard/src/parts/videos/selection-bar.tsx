// What can be done with the selected videos: download or delete all of them.
import type { Video } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <Paper className={classes.selection} p="sm" shadow="md" role="region" aria-label={t`Selected videos`}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" fw={600} role="status">
          <Trans>{videos.length} selected</Trans>
        </Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="download" size={14} />}
            disabled={!videos.some(({ output }) => output)}
            onClick={() => void downloadAll(videos)}
          >
            <Trans>Download</Trans>
          </Button>
          <Button
            size="xs"
            color="red.9"
            leftSection={<Icon name="trash" size={14} />}
            loading={busy}
            onClick={onDelete}
          >
            <Trans>Delete</Trans>
          </Button>
          <Button size="xs" variant="subtle" onClick={onClear}>
            <Trans>Clear selection</Trans>
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
