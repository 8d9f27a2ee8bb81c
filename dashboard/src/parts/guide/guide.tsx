// The getting-started guide: a first video, or a first request of an integration.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Box, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useVisitor } from '../../lib/session.ts';
import { ButtonLink } from '../links.tsx';
import { SkeletonLines } from '../loaded.tsx';
import { Page } from '../page.tsx';
import { SegmentedField } from '../studio/segmented-field.tsx';
import { DoneMark } from '../studio/stage-switch.tsx';
import { storageKey } from '../studio/storage-keys.ts';
import { completedQuery, countVideos } from '../videos/completed.ts';
import { FirstVideo } from './first-video.tsx';
import classes from './guide.module.css';
import { Step } from './step.tsx';
import { type Goal, useGoal } from './use-goal.ts';

const TemplateTiles = lazyPage(() => import('../studio/templates/template-tiles.tsx'), 'TemplateTiles');
const IntegrationSteps = lazyPage(() => import('./integration-steps.tsx'), 'IntegrationSteps');

const goals = [
  { value: 'videos', label: t`I want to make videos` },
  { value: 'integration', label: t`I’m building an integration` },
] as const satisfies { value: Goal; label: string }[];

/** @param onDismiss shows the overview instead. */
export function Guide({ onDismiss }: { onDismiss: () => void }) {
  const { name } = useVisitor();
  const [goal, setGoal] = useGoal();
  const { data } = useQuery(completedQuery);
  const videos = data ? countVideos(data) : 0;
  const isReady = goal === 'videos' && videos > 0;
  return (
    <Page
      title={t`Welcome`}
      heading={
        isReady ? (
          <Group component="span" gap={8} wrap="nowrap">
            <DoneMark size={22} />
            <Trans>Your video is ready</Trans>
          </Group>
        ) : (
          t`Welcome, ${name}`
        )
      }
      actions={
        <Anchor component="button" type="button" size="sm" c="dimmed" onClick={onDismiss}>
          {isReady ? t`Close guide` : t`Skip guide`}
        </Anchor>
      }
    >
      <Stack gap="lg" className={classes.guide}>
        {isReady ? (
          <Next onIntegration={() => setGoal('integration')} />
        ) : (
          <Box maw={640} className={classes.goals}>
            <SegmentedField<Goal> label={t`What brings you here?`} value={goal} onChange={setGoal} options={goals} />
          </Box>
        )}
        <div className={classes.steps} data-goal={goal}>
          {goal === 'videos' ? (
            <VideoSteps count={videos} />
          ) : (
            <Suspense fallback={<SkeletonLines count={4} />}>
              <IntegrationSteps />
            </Suspense>
          )}
        </div>
      </Stack>
    </Page>
  );
}

/** Below the title, once the first video is ready. */
const Next = ({ onIntegration }: { onIntegration: () => void }) => (
  <Text c="dimmed" className={classes.next}>
    <Trans>
      Now make one of your own.{' '}
      <Anchor component="button" type="button" inherit c="inherit" onClick={onIntegration}>
        Building an integration?
      </Anchor>
    </Trans>
  </Text>
);

/** @param count of the finished videos. */
function VideoSteps({ count }: { count: number }) {
  const { client_id } = useVisitor();
  const [shownVideo] = useLocalStorage<string | null>({
    key: storageKey(client_id, 'first-video-id'),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return (
    <>
      {count > 0 && shownVideo === null ? (
        <Step title={t`Your first video`} done hidesHeading>
          <ButtonLink to="/videos" variant="default">
            <Trans>Show all videos</Trans>
          </ButtonLink>
        </Step>
      ) : (
        <FirstVideo />
      )}
      <Step
        {...(count === 0 && { number: 2 })}
        title={t`Make a video of your own`}
        note={t`From a template, or from your own script.`}
        doneNote={t`Done. Create as many as you like.`}
        done={count > 1}
      >
        <Stack gap="md" className={classes.own}>
          <Suspense fallback={<Skeleton h={240} />}>
            <TemplateTiles className={classes.templates} count={4} />
          </Suspense>
          <ButtonLink to="/studio" variant={count > 0 ? 'filled' : 'default'}>
            {count > 0 ? t`Create a video` : t`Open the studio`}
          </ButtonLink>
        </Stack>
      </Step>
    </>
  );
}
