// The guide step that creates a first video with one click, showing beforehand what it creates and costs.
import type { FirstVideo as Plan } from '@greenroom/contract/dashboard/studio';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Blockquote, Box, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { formatCount, formatPrice } from '../../lib/format.ts';
import { apiUrl } from '../../lib/http.ts';
import { ownFile } from '../../lib/own-file.ts';
import { useVisitor } from '../../lib/session.ts';
import { BuyCreditsLink } from '../credits/buy-credits-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { isInProgress } from '../videos/in-progress.ts';
import { Download } from '../videos/output.tsx';
import { CreateError } from './create-error.tsx';
import { PresenterFace } from './presenter-face.tsx';
import { useFirstVideo } from './use-first-video.ts';
import { useVideo, VideoStatus } from './video-status.tsx';

export const FirstVideo = () => {
  const { client_id, suspended } = useVisitor();
  const { plan, create, isCreating, error, videoId, reset } = useFirstVideo(client_id);
  if (videoId) return <CreatedVideo id={videoId} plan={plan.data} onRetry={reset} />;
  if (!plan.data) return plan.error ? <ErrorNote error={plan.error} onRetry={plan.refetch} /> : <Skeleton h={160} />;
  const { presenter, voice, credits_required, credits_balance, script } = plan.data;
  const needsCredits = credits_balance < credits_required;
  const current = presenter === null ? t`Adding the presenter…` : voice === null ? t`Adding the voice…` : t`Starting…`;
  return (
    <Stack gap="md">
      <Speaker plan={plan.data}>{script}</Speaker>
      {isCreating ? (
        <Stack gap={4} role="status">
          <Progress value={2} animated size="md" aria-hidden />
          <Text size="sm" c="dimmed">
            {current}
          </Text>
        </Stack>
      ) : (
        <Group>
          {needsCredits ? (
            <BuyCreditsLink />
          ) : (
            <Button onClick={create} disabled={suspended} leftSection={<Icon name="play" />}>
              <Trans>Create video</Trans>
            </Button>
          )}
          <Text size="sm" c="dimmed">
            <Trans>
              Uses up to {formatPrice(credits_required)} of your {formatCount(credits_balance)}
            </Trans>
          </Text>
        </Group>
      )}
      <CreateError error={error} />
    </Stack>
  );
};

/** The presenter beside the words that they will say. */
const Speaker = ({ plan: { presenter, new_presenter: created }, children }: { plan: Plan; children: ReactNode }) => {
  const portrait = presenter
    ? ownFile(presenter.portrait_url)
    : created?.portrait_path && apiUrl(created.portrait_path as `/${string}`);
  // One from a description has a name of its own only once it is drawn.
  const name = presenter?.name ?? (created?.portrait_path ? created.name : undefined);
  return (
    <Group wrap="nowrap" align="flex-start">
      {portrait && (
        <Box w={{ base: 72, sm: 112 }} style={{ flexShrink: 0 }}>
          <PresenterFace src={portrait} />
        </Box>
      )}
      <Blockquote p="md" flex={1}>
        {children}
        {name && (
          <Text component="cite" size="sm" c="dimmed" fs="normal" display="block" mt={6}>
            {name}
          </Text>
        )}
      </Blockquote>
    </Group>
  );
};

interface CreatedProps {
  id: string;
  plan: Plan | undefined;
  onRetry(): void;
}

const CreatedVideo = ({ id, plan, onRetry }: CreatedProps) => {
  const { data: video } = useVideo(id);
  return (
    // Seen whole with its controls.
    <Stack gap="md" style={{ '--film-width': '240px' } as CSSProperties}>
      {plan && video && isInProgress(video) && <Speaker plan={plan}>{plan.script}</Speaker>}
      <VideoStatus id={id} />
      <Group>
        {video?.status === 'failed' && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {video?.output && (
          <Download output={video.output} variant="default" as={(extension) => `${video.id}.${extension}`} />
        )}
        <ButtonLink to="/videos/$id" params={{ id }} variant="default">
          <Trans>View details</Trans>
        </ButtonLink>
      </Group>
    </Stack>
  );
};
