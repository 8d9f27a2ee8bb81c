// The film and the script of a client's job. They are shown on request only, which the audit log records first.
import type { JobViewing, ViewedJob } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Image, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import { CopyBlock } from '../copy-field.tsx';
import { ErrorNote } from '../error-note.tsx';

export function JobContent({ id }: { id: string }) {
  const viewing = useMutation({
    mutationFn: (action_id: string) => post<ViewedJob>(`/operator/jobs/${id}/view`, { action_id } satisfies JobViewing),
  });
  return (
    <Stack gap="sm" component="section" aria-label={t`Video and script`}>
      {viewing.data ? (
        <Content content={viewing.data} />
      ) : (
        <Group gap="6px var(--mantine-spacing-sm)">
          <Button variant="default" loading={viewing.isPending} onClick={() => viewing.mutate(crypto.randomUUID())}>
            <Trans>Show video and script</Trans>
          </Button>
          <Text size="sm" c="dimmed" flex="1 1 240px">
            <Trans>The content belongs to the client. Look at it only to help them: the audit log records it.</Trans>
          </Text>
        </Group>
      )}
      <ErrorNote error={viewing.error} title={t`The content is not shown`} />
    </Stack>
  );
}

function Content({ content: { text, video_url, captions_vtt_url, image_url, audio_url } }: { content: ViewedJob }) {
  return (
    <>
      {video_url ? (
        // biome-ignore lint/a11y/useMediaCaption: captions are added when there are any.
        <video src={video_url} controls playsInline preload="metadata" style={{ width: 240, maxWidth: '100%' }}>
          {captions_vtt_url && <track kind="captions" src={captions_vtt_url} />}
        </video>
      ) : image_url ? (
        <Image src={image_url} alt={t`The created picture`} w={240} />
      ) : audio_url ? (
        // biome-ignore lint/a11y/useMediaCaption: the script is below.
        <audio src={audio_url} controls preload="metadata" />
      ) : (
        <Text c="dimmed">
          <Trans>No output: the job is not completed, or its file was deleted.</Trans>
        </Text>
      )}
      {text ? (
        <CopyBlock title={t`Script`} value={text} label={t`script`} wrap />
      ) : (
        <Text c="dimmed">
          <Trans>No script.</Trans>
        </Text>
      )}
    </>
  );
}
