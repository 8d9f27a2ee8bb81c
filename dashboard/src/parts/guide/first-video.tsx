// The guide step that creates a first video with one click: what it creates and costs, then its progress, then the film.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { FirstVideo as Plan } from '@greenroom/contract/dashboard/studio';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Blockquote, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useLocalStorage, useReducedMotion } from '@mantine/hooks';
import { Suspense, useEffect, useState } from 'react';
import { formatCount, formatPrice } from '../../lib/format.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { ownFile } from '../../lib/own-file.ts';
import { useVisitor } from '../../lib/session.ts';
import { useShownVideo } from '../../lib/shown-videos.ts';
import { BuyCreditsLink } from '../credits/buy-credits-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { stockPortrait } from '../library/stock-presenters.ts';
import { CreateError } from '../studio/create-error.tsx';
import actionClasses from '../studio/finished-actions.module.css';
import { storageKey } from '../studio/storage-keys.ts';
import { useFirstVideo } from '../studio/use-first-video.ts';
import { useVideo } from '../studio/use-video.ts';
import { FilmStill } from '../videos/film-still.tsx';
import { isInProgress } from '../videos/in-progress.ts';
import { ProgressLine } from '../videos/progress-line.tsx';
import { Stages } from '../videos/stages.tsx';
import { type Stage, stagesOf } from '../videos/stages-of.ts';
import { UsualTime } from '../videos/video-progress.tsx';
import classes from './first-video.module.css';
import { Step } from './step.tsx';

/** Loaded once there is a video: the first page stays light. */
const FinishedVideo = lazyPage(() => import('./finished-video.tsx'), 'FinishedVideo');
const FirstVideoActions = lazyPage(() => import('./finished-video.tsx'), 'FirstVideoActions');
const Output = lazyPage(() => import('../videos/output.tsx'), 'Output');
const VideoStatus = lazyPage(() => import('../studio/video-status.tsx'), 'VideoStatus');
const Details = lazyPage(() => import('../studio/finished-actions.tsx'), 'Details');
const Waiting = lazyPage(() => import('../studio/waiting.tsx'), 'Waiting');
const WaitingNote = lazyPage(() => import('../studio/waiting.tsx'), 'WaitingNote');

/** The parts of one bar, from 0 to 1: where a new presenter has been drawn, where the voice is added, and where the video begins. */
const PRESENTER_DRAWN = 0.3;
const VOICE_ADDED = 0.35;
/** About as long as a presenter is drawn: the service does not tell how far it is. */
const DRAWING_MS = 20_000;

export const FirstVideo = () => {
  const { client_id } = useVisitor();
  const { plan, create, isCreating, error, videoId, reset } = useFirstVideo(client_id);
  const { data: video } = useVideo(videoId ?? undefined);
  useShownVideo(video?.id);
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [hasWaited, setHasWaited] = useState(false);
  // The account has the presenter as soon as the video is ordered, and its portrait is another picture.
  const [keepsStill, setKeepsStill] = useLocalStorage({
    key: storageKey(client_id, 'first-video-still'),
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const isRunning = isCreating || (video !== undefined && isInProgress(video));
  if (isRunning && !hasWaited) setHasWaited(true);
  const state = video?.output ? 'finished' : isRunning ? 'running' : 'planned';
  const order = () => {
    if (plan.data) setKeepsStill(startsWithStill(plan.data));
    create();
  };
  return (
    <Step
      number={1}
      title={titleOf(state)}
      done={state === 'finished'}
      // The heading of the page says that it is ready.
      hidesHeading={state === 'finished'}
    >
      {!plan.data ? (
        plan.error ? (
          <ErrorNote error={plan.error} onRetry={plan.refetch} />
        ) : (
          <Skeleton h={420} />
        )
      ) : (
        <div className={classes.layout} data-state={state}>
          {video?.output ? (
            // Somebody who has waited for it sees it at once, without sound.
            <Suspense fallback={<Skeleton h={360} />}>
              <Output video={video} output={video.output} autoPlay={hasWaited && !isStill} />
            </Suspense>
          ) : (
            <FilmStill
              picture={keepsStill && isRunning ? STILL.url : pictureOf(plan.data)}
              state={isRunning ? 'rendering' : 'planned'}
            />
          )}
          {state === 'planned' && <Script plan={plan.data} />}
          <Stack gap="md" className={classes.rest}>
            {videoId ? (
              <Created id={videoId} plan={plan.data} video={video} onRetry={reset} />
            ) : isCreating ? (
              <Preparation plan={plan.data} />
            ) : (
              <>
                <Order plan={plan.data} onOrder={order} />
                <Stack gap="xs">
                  <Group gap={6} align="baseline">
                    <Text size="sm" fw={600}>
                      <Trans>What happens</Trans>
                    </Text>
                    <UsualTime kind="talking_head" videoSeconds={plan.data.estimated_seconds} />
                  </Group>
                  <Stages stages={stepsOf(plan.data)} isRunning={false} />
                </Stack>
              </>
            )}
            <CreateError error={error} />
          </Stack>
          {video?.output && (
            <Suspense fallback={null}>
              <div className={`${actionClasses.actions} ${classes.actions}`}>
                <FirstVideoActions video={video} />
              </div>
            </Suspense>
          )}
          {state === 'running' && (
            <Stack gap="md" className={classes.script}>
              {video && (
                <Suspense fallback={null}>
                  <WaitingNote video={video} />
                </Suspense>
              )}
              <Script plan={plan.data} />
            </Stack>
          )}
        </div>
      )}
    </Step>
  );
};

const titleOf = (state: 'planned' | 'running' | 'finished'): string =>
  ({ planned: t`Make your first video`, running: t`Creating your first video`, finished: t`Your first video` })[state];

const Order = ({ plan, onOrder }: { plan: Plan; onOrder(): void }) => {
  const { suspended } = useVisitor();
  const { credits_required, credits_balance } = plan;
  return (
    <Stack gap="xs" className={classes.order}>
      {credits_balance < credits_required ? (
        <BuyCreditsLink />
      ) : (
        <Button onClick={onOrder} disabled={suspended} leftSection={<Icon name="wand" size={18} />}>
          <Trans>Create video</Trans>
        </Button>
      )}
      <Text size="sm" c="dimmed">
        <Trans>
          Up to {formatPrice(credits_required)} of your {formatCount(credits_balance)}
        </Trans>
      </Text>
    </Stack>
  );
};

/** Until the video is ordered: the beginning of the bar that the video goes on with. */
const Preparation = ({ plan }: { plan: Plan }) => {
  const isDrawing = plan.presenter === null;
  // From nothing to the end of the current part, slowly.
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => setHasBegun(true), []);
  const end = isDrawing ? PRESENTER_DRAWN : VOICE_ADDED;
  return (
    <Stack gap="md" role="status">
      <ProgressLine
        progress={hasBegun ? end : 0.02}
        estimatedMs={isDrawing ? DRAWING_MS : 300}
        isMoving
        timeLeft={<UsualTime kind="talking_head" videoSeconds={plan.estimated_seconds} />}
        activity={
          isDrawing ? t`Adding the presenter…` : plan.voice === null ? t`Adding the voice…` : t`Preparing the video…`
        }
      />
      <Stages stages={stepsOf(plan)} isRunning />
    </Stack>
  );
};

/** How the first video of a new account starts: its presenter in the setting of that video. */
const STILL = { presenter: 'Maya', url: new URL('../studio/templates/stills/first-video.webp', import.meta.url).href };

const startsWithStill = ({ new_presenter: created }: Plan): boolean =>
  created?.portrait_path != null && created.name === STILL.presenter;

/** How the video starts; otherwise who speaks. */
const pictureOf = (plan: Plan): string | undefined => {
  const { presenter, new_presenter: created } = plan;
  if (startsWithStill(plan)) return STILL.url;
  if (presenter) return ownFile(presenter.portrait_url);
  return created?.portrait_path ? stockPortrait({ portrait_path: created.portrait_path }) : undefined;
};

const Script = ({ plan }: { plan: Plan }) => (
  <Blockquote p="md">
    {plan.script}
    <Name plan={plan} />
  </Blockquote>
);

/** One from a description has a name of its own only once it is drawn. */
const Name = ({ plan: { presenter, new_presenter: created } }: { plan: Plan }) => {
  const name = presenter?.name ?? (created?.portrait_path ? created.name : undefined);
  return (
    name && (
      <Text component="cite" size="sm" c="dimmed" fs="normal" display="block" mt={6}>
        {name}
      </Text>
    )
  );
};

/** What is made, ticked one after the other. */
const stepsOf = ({ presenter, voice }: Plan, video?: JobDetail): Stage[] => [
  { name: t`Presenter`, icon: 'character', done: presenter !== null },
  { name: t`Voice`, icon: 'voice', done: voice !== null },
  ...stagesOf(video),
];

interface CreatedProps {
  id: string;
  plan: Plan;
  /** Undefined until it is loaded. */
  video: JobDetail | undefined;
  onRetry(): void;
}

const Created = ({ id, plan, video, onRetry }: CreatedProps) => {
  if (video?.output) {
    return (
      <Suspense fallback={<Script plan={plan} />}>
        <FinishedVideo video={video} output={video.output} script={<Script plan={plan} />} />
      </Suspense>
    );
  }
  if (video && isInProgress(video)) {
    return (
      <Stack gap="md" aria-live="polite">
        <Suspense fallback={<Stages stages={stepsOf(plan, video)} isRunning />}>
          <Waiting video={video} startsAt={VOICE_ADDED} stages={stepsOf(plan, video)} />
        </Suspense>
      </Stack>
    );
  }
  return (
    <Suspense fallback={<Skeleton h={64} />}>
      <VideoStatus id={id} />
      {video?.status === 'failed' && (
        <Group>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Details id={id} />
        </Group>
      )}
    </Suspense>
  );
};
