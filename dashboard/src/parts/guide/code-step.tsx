// The guide step with code samples that create a video, for curl and TypeScript.
import type { FirstVideo } from '@greenroom/contract/dashboard/studio';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { CopyBlock } from '../copy-field.tsx';
import { curlSample, typescriptSample } from './code-samples.ts';

export function CodeStep({ apiKey }: { apiKey: string | undefined }) {
  const { data } = useQuery({
    queryKey: ['/first-video'],
    queryFn: ({ signal }) => get<FirstVideo>('/first-video', { signal }),
  });
  const values = {
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
          <CopyBlock value={curlSample(values)} label={t`curl sample`} wrap />
        </Tabs.Panel>
        <Tabs.Panel value="typescript">
          <CopyBlock value={typescriptSample(values)} label={t`TypeScript sample`} wrap />
        </Tabs.Panel>
      </Tabs>
      <Text size="sm" c="dimmed">
        {apiKey && t`The sample contains your new API key.`}{' '}
        <Trans>
          For all endpoints, see the{' '}
          <Anchor href="/docs" target="_blank" inherit>
            API reference
          </Anchor>
          .
        </Trans>
      </Text>
    </Stack>
  );
}
