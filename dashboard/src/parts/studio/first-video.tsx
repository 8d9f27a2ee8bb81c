// The guide step that creates a first video with one click, showing beforehand what it creates and costs.
import type { FirstVideo as Plan } from '@greenroom/contract/dashboard/studio';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Blockquote, Box, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { formatCount, formatPrice } from '../../lib/format.ts';
import { apiUrl } from '../../lib/http.ts';
import { ownFile } from '../../lib/own-file.ts';
import { useVisitor } from '../../lib/session.ts';
import { BuyCreditsLink } from '../credits/buy-credits-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { CreateError } from './create-error.tsx';
import { Details, FinishedActions } from './finished-actions.tsx';
import classes from './first-video.module.css';
import { PresenterFace } from './presenter-face.tsx';
import { useFirstVideo } from './use-first-video.ts';
import { useListedVideo } from './use-listed-video.ts';
import { useVideo, VideoStatus } from './video-status.tsx';

/** The parts of one bar, from 0 to 1: where a new presenter has been drawn, where the voice is added, and where the video begins. */
const PRESENTER_DRAWN = 0.3;
const VOICE_ADDED = 0.35;
/** About as long as a presenter is drawn: the service does not tell how far it is. */
const DRAWING_MS = 20_000;

export const FirstVideo = () => {
  const { client_id, suspended } = useVisitor();
  const { plan, create, isCreating, error, videoId, reset } = useFirstVideo(client_id);
  if (videoId) return <CreatedVideo id={videoId} plan={plan.data} onRetry={reset} />;
  if (!plan.data) return plan.error ? <ErrorNote error={plan.error} onRetry={plan.refetch} /> : <Skeleton h={160} />;
  const { presenter, voice, credits_required, credits_balance, script } = plan.data;
  const needsCredits = credits_balance < credits_required;
  return (
    <Stack gap="md">
      <Speaker plan={plan.data}>{script}</Speaker>
      {isCreating ? (
        <Preparation isDrawing={presenter === null} isAddingVoice={voice === null} />
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

/** Until the video is ordered: the beginning of the bar that the video goes on with. */
const Preparation = ({ isDrawing, isAddingVoice }: { isDrawing: boolean; isAddingVoice: boolean }) => {
  // From nothing to the end of the current part, slowly.
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => setHasBegun(true), []);
  const end = isDrawing ? PRESENTER_DRAWN : VOICE_ADDED;
  return (
    <Stack gap={4} role="status">
      <Progress
        value={hasBegun ? end * 100 : 2}
        transitionDuration={isDrawing ? DRAWING_MS : 300}
        animated
        size="md"
        aria-hidden
      />
      <Text size="sm" c="dimmed">
        {isDrawing ? t`Adding the presenter…` : isAddingVoice ? t`Adding the voice…` : t`Starting…`}
      </Text>
    </Stack>
  );
};

const portraitOf = ({ presenter, new_presenter: created }: Plan): string | undefined => {
  if (presenter) return ownFile(presenter.portrait_url);
  return created?.portrait_path ? apiUrl(created.portrait_path as `/${string}`) : undefined;
};

/** The presenter beside the words that they will say. */
const Speaker = ({ plan, children }: { plan: Plan; children: ReactNode }) => {
  const { presenter, new_presenter: created } = plan;
  const portrait = portraitOf(plan);
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
  const { data: listed } = useListedVideo(video);
  return (
    <div className={classes.created}>
      <VideoStatus id={id} picture={plan && portraitOf(plan)} startsAt={VOICE_ADDED} />
      <Stack gap="md">
        {plan && <Blockquote p="md">{plan.script}</Blockquote>}
        {video?.output ? (
          <FinishedActions video={video} listed={listed} />
        ) : (
          video?.status === 'failed' && (
            <Group>
              <Button onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
              <Details id={id} />
            </Group>
          )
        )}
      </Stack>
    </div>
  );
};
