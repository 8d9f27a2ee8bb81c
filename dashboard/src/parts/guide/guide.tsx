// The getting-started guide: a first video, or a first request of an integration.
import { Button, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useVisitor } from '../../lib/session.ts';
import { Icon } from '../icons.tsx';
import { keyQuery } from '../keys/use-key.ts';
import { ButtonLink } from '../links.tsx';
import { Page } from '../page.tsx';
import { FirstVideo } from '../studio/first-video.tsx';
import { SegmentedField } from '../studio/segmented-field.tsx';
import { completedQuery, includesVideo } from '../videos/completed.ts';
import { CodeStep } from './code-step.tsx';
import { KeyStep } from './key-step.tsx';
import { type Goal, useGoal } from './use-goal.ts';

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
        {goal === 'videos' ? <VideoSteps /> : <IntegrationSteps />}
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

function IntegrationSteps() {
  const [apiKey, setApiKey] = useState<string>();
  const { data } = useQuery(keyQuery);
  return (
    <>
      <Step
        number={1}
        title="API key"
        note="Use this key to create videos from your own software."
        done={apiKey !== undefined || (data !== undefined && data.key !== null)}
      >
        <KeyStep apiKey={apiKey} onCreated={setApiKey} />
      </Step>
      <Step number={2} title="API request" note="Creates a video of a few seconds through the API.">
        <CodeStep apiKey={apiKey} />
      </Step>
    </>
  );
}

interface StepProps {
  number: number;
  title: string;
  note: string;
  done?: boolean;
  children: ReactNode;
}

function Step({ number, title, note, done = false, children }: StepProps) {
  const heading = useId();
  return (
    <Paper component="section" aria-labelledby={heading} p={{ base: 'md', sm: 'lg' }}>
      <Group gap="sm" wrap="nowrap" align="flex-start" mb="md">
        <ThemeIcon
          radius="xl"
          size={30}
          variant={done ? 'filled' : 'light'}
          fw={700}
          {...(done ? { role: 'img', 'aria-label': 'Done' } : { 'aria-hidden': true })}
        >
          {done ? <Icon name="check" size={18} /> : number}
        </ThemeIcon>
        <div>
          <Title order={2} id={heading}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        </div>
      </Group>
      {children}
    </Paper>
  );
}
