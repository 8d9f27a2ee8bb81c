// The getting-started guide: a first video, or a first request of an integration.
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
import { completedQuery, includesVideo } from '../videos/completed.ts';
import { Step } from './step.tsx';
import { type Goal, useGoal } from './use-goal.ts';

const IntegrationSteps = lazyPage(() => import('./integration-steps.tsx'), 'IntegrationSteps');

const goals = [
  { value: 'videos', label: 'I want to make videos' },
  { value: 'integration', label: 'I’m building an integration' },
] as const satisfies { value: Goal; label: string }[];

/** @param onDismiss shows the overview instead. */
export function Guide({ onDismiss }: { onDismiss: () => void }) {
  const { name } = useVisitor();
  const [goal, setGoal] = useGoal();
  return (
    <Page
      title="Welcome"
      heading={`Welcome, ${name}`}
      actions={
        <Button variant="default" onClick={onDismiss}>
          Go to overview
        </Button>
      }
      width="narrow"
    >
      <Stack gap="lg">
        <SegmentedField<Goal> label="What brings you here?" value={goal} onChange={setGoal} options={goals} />
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
  return (
    <>
      <Step
        number={1}
        title="First video"
        note="An AI presenter says this script. Ready in about a minute."
        done={data !== undefined && includesVideo(data)}
      >
        <FirstVideo />
      </Step>
      <Step number={2} title="Your own video" note="Your script, your presenter, your setting.">
        <ButtonLink to="/studio" variant="default">
          Open the studio
        </ButtonLink>
      </Step>
    </>
  );
}
