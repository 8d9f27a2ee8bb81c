// The dialog for the public link of a video: create it, copy it, change its page, revoke it.
import type { NewShareLink, ShareLink, Video } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post, remove } from '../../lib/http.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { CopyField } from '../copy-field.tsx';
import { ErrorNote } from '../error-note.tsx';

type Shared = Pick<Video, 'id' | 'title' | 'share'>;

interface ShareDialogProps {
  /** Undefined closes the dialog. */
  video: Shared | undefined;
  onClose: () => void;
}

export const ShareDialog = ({ video, onClose }: ShareDialogProps) => (
  <Modal opened={video !== undefined} onClose={onClose} title={t`Share video`}>
    {video && <ShareForm key={video.id} video={video} />}
  </Modal>
);

function ShareForm({ video: { id, title, share } }: { video: Shared }) {
  const queries = useQueryClient();
  const [link, setLink] = useState<ShareLink | null>(share);
  const [page, setPage] = useState<NewShareLink>({
    title: share?.title ?? title,
    downloads: share?.downloads ?? false,
    indexed: share?.indexed ?? false,
  });
  const change = (changes: Partial<NewShareLink>) => setPage({ ...page, ...changes });
  const changed = (shown: ShareLink | null, message: string) => {
    setLink(shown);
    showToast(message);
    return queries.invalidateQueries({ queryKey: ['/videos'] });
  };
  const saving = useMutation({
    mutationFn: () => post<ShareLink>(`/videos/${id}/share`, page),
    onSuccess: (saved) => changed(saved, link ? t`Changes saved.` : t`Link created.`),
  });
  const [isAsking, setIsAsking] = useState(false);
  const revoking = useMutation({
    mutationFn: () => remove(`/videos/${id}/share`),
    onSuccess() {
      setIsAsking(false);
      return changed(null, t`The link no longer works.`);
    },
  });
  const isSaved =
    link?.title === page.title.trim() && link.downloads === page.downloads && link.indexed === page.indexed;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaved) saving.mutate();
        }}
      >
        <Stack>
          {link ? (
            <>
              <CopyField value={link.url} label={t`link`} />
              <Text size="sm" c="dimmed">
                <Trans>
                  Anyone with this link can watch the video.{' '}
                  <Anchor href={new URL(link.url).pathname} target="_blank" rel="noreferrer" inherit>
                    Open the page
                  </Anchor>
                </Trans>
              </Text>
            </>
          ) : (
            <Text size="sm">
              <Trans>
                Creates a public page with the video and your team’s logo, or the name that was chosen for it in the
                settings. Anyone with the link can watch it without signing in, until you revoke the link.
              </Trans>
            </Text>
          )}
          <TextInput
            label={t`Title on the page`}
            dir="auto"
            maxLength={120}
            value={page.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <Checkbox
            label={t`Viewers can download the video`}
            checked={page.downloads}
            onChange={(event) => change({ downloads: event.currentTarget.checked })}
          />
          <Checkbox
            label={t`Search engines can list the page`}
            checked={page.indexed}
            onChange={(event) => change({ indexed: event.currentTarget.checked })}
          />
          <ErrorNote error={saving.error} />
          <Group justify="flex-end" gap="sm">
            {link && (
              <Button variant="default" onClick={() => setIsAsking(true)}>
                <Trans>Revoke link…</Trans>
              </Button>
            )}
            <Button type="submit" disabled={page.title.trim() === '' || isSaved} loading={saving.isPending}>
              {link ? t`Save changes` : t`Create link`}
            </Button>
          </Group>
        </Stack>
      </form>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Revoke link?`}
        action={t`Revoke link`}
        onConfirm={() => revoking.mutate()}
        busy={revoking.isPending}
        error={revoking.error}
      >
        <Trans>
          Everyone who has the link can no longer watch the video. A new link has another address; this one cannot be
          restored.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
