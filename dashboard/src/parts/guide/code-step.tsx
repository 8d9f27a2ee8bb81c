// The lines that order a video, in two languages.
import type { FirstVideo } from '@greenroom/contract/dashboard/studio';
import { Anchor, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { CopyLines } from '../copy-field.tsx';
import { curlLines, typescriptLines } from './code-lines.ts';

export function CodeStep({ apiKey }: { apiKey: string | undefined }) {
  const { data } = useQuery({
    queryKey: ['/first-video'],
    queryFn: ({ signal }) => get<FirstVideo>('/first-video', { signal }),
  });
  const known = {
    origin: window.location.origin,
    apiKey,
    characterId: data?.presenter?.character_id,
    voiceId: data?.voice?.voice_id,
  };
  return (
    <Stack gap="sm">
      <Tabs defaultValue="curl">
        <Tabs.List mb="sm">
          <Tabs.Tab value="curl">curl</Tabs.Tab>
          <Tabs.Tab value="typescript">TypeScript</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="curl">
          <CopyLines value={curlLines(known)} label="the lines for curl" />
        </Tabs.Panel>
        <Tabs.Panel value="typescript">
          <CopyLines value={typescriptLines(known)} label="the lines of TypeScript" />
        </Tabs.Panel>
      </Tabs>
      <Text size="sm" c="dimmed">
        {apiKey ? 'Your new key is filled in. ' : ''}Everything else is in the{' '}
        <Anchor href="/docs" target="_blank" inherit>
          API reference
        </Anchor>
        .
      </Text>
    </Stack>
  );
}
