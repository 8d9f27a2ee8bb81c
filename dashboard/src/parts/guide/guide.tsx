// The first visits: a first video, a key, the lines that use it.
import { Button, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useVisitor } from '../../lib/session.ts';
import { Page } from '../page.tsx';
import { FirstVideo } from '../studio/first-video.tsx';
import { CodeStep } from './code-step.tsx';
import { KeyStep } from './key-step.tsx';

/** @param onEnd to the overview. */
export function Guide({ onEnd }: { onEnd: () => void }) {
  const { name } = useVisitor();
  const [apiKey, setApiKey] = useState<string>();
  return (
    <Page
      title="Welcome"
      heading={`Welcome, ${name}`}
      description="A first video, a key for your programs, and the lines that use it: three steps, in any order."
      actions={
        <Button variant="default" onClick={onEnd}>
          Go to the overview
        </Button>
      }
      width="narrow"
    >
      <Stack gap="lg">
        <Step number={1} title="Make a first video" note="Here, with one click.">
          <FirstVideo />
        </Step>
        <Step number={2} title="Create your API key" note="With it, a program of yours orders videos.">
          <KeyStep apiKey={apiKey} onMade={setApiKey} />
        </Step>
        <Step number={3} title="Order from your program" note="The same by the API.">
          <CodeStep apiKey={apiKey} />
        </Step>
      </Stack>
    </Page>
  );
}

function Step({ number, title, note, children }: { number: number; title: string; note: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Paper component="section" aria-labelledby={heading} p={{ base: 'md', sm: 'lg' }}>
      <Group gap="sm" wrap="nowrap" align="flex-start" mb="md">
        <ThemeIcon radius="xl" size={30} variant="light" fw={700} aria-hidden>
          {number}
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
