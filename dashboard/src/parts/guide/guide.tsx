// The getting-started guide: create a video, create an API key, call the API.
import { Button, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useVisitor } from '../../lib/session.ts';
import { Page } from '../page.tsx';
import { FirstVideo } from '../studio/first-video.tsx';
import { CodeStep } from './code-step.tsx';
import { KeyStep } from './key-step.tsx';

/** @param onDismiss shows the overview instead. */
export function Guide({ onDismiss }: { onDismiss: () => void }) {
  const { name } = useVisitor();
  const [apiKey, setApiKey] = useState<string>();
  return (
    <Page
      title="Welcome"
      heading={`Welcome, ${name}`}
      description="Make your first video. Building an integration? Get your API key."
      actions={
        <Button variant="default" onClick={onDismiss}>
          Go to overview
        </Button>
      }
      width="narrow"
    >
      <Stack gap="lg">
        <Step number={1} title="First video" note="An AI presenter says this script. Ready in about a minute.">
          <FirstVideo />
        </Step>
        <Step number={2} title="API key" note="Use this key to create videos from your own software.">
          <KeyStep apiKey={apiKey} onCreated={setApiKey} />
        </Step>
        <Step number={3} title="API request" note="Create the same video through the API.">
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
