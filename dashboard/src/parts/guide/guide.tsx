// The getting-started guide: a first video, or a first request of an integration.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useVisitor } from '../../lib/session.ts';
import { ButtonLink } from '../links.tsx';
import { SkeletonLines } from '../loaded.tsx';
import { Page } from '../page.tsx';
import { FirstVideo } from '../studio/first-video.tsx';
import { SegmentedField } from '../studio/segmented-field.tsx';
import { completedQuery, countVideos } from '../videos/completed.ts';
import { Step } from './step.tsx';
import { type Goal, useGoal } from './use-goal.ts';

const IntegrationSteps = lazyPage(() => import('./integration-steps.tsx'), 'IntegrationSteps');

const goals = [
  { value: 'videos', label: t`I want to make videos` },
  { value: 'integration', label: t`I’m building an integration` },
] as const satisfies { value: Goal; label: string }[];

/** @param onDismiss shows the overview instead. */
export function Guide({ onDismiss }: { onDismiss: () => void }) {
  const { name } = useVisitor();
  const [goal, setGoal] = useGoal();
  return (
    <Page
      title={t`Welcome`}
      heading={t`Welcome, ${name}`}
      actions={
        <Button variant="default" onClick={onDismiss}>
          <Trans>Go to overview</Trans>
        </Button>
      }
      width="narrow"
    >
      <Stack gap="lg">
        <SegmentedField<Goal> label={t`What brings you here?`} value={goal} onChange={setGoal} options={goals} />
        {goal === 'videos' ? (
          <VideoSteps />
        ) : (
          <Suspense fallback={<SkeletonLines count={4} />}>
            <IntegrationSteps />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}

function VideoSteps() {
  const { data } = useQuery(completedQuery);
  const count = data ? countVideos(data) : 0;
  return (
    <>
      <Step
        number={1}
        title={t`First video`}
        note={t`An AI presenter says this script. Ready in about a minute.`}
        done={count > 0}
      >
        <FirstVideo />
      </Step>
      <Step number={2} title={t`Your own video`} note={t`Your script, your presenter, your setting.`} done={count > 1}>
        <ButtonLink to="/studio" variant="default">
          <Trans>Open the studio</Trans>
        </ButtonLink>
      </Step>
    </>
  );
}
