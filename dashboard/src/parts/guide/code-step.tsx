// The guide step with code samples that create a video, for curl and TypeScript.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CopyBlock } from '../copy-field.tsx';
import { firstVideoQuery } from '../studio/use-first-video.ts';
import { curlSample, typescriptSample } from './code-samples.ts';

export function CodeStep({ apiKey }: { apiKey: string | undefined }) {
  const { data } = useQuery(firstVideoQuery);
  const values = {
    origin: window.location.origin,
    apiKey,
    characterId: data?.presenter?.character_id,
    voiceId: data?.voice?.voice_id,
  };
  return (
    <Stack gap="sm">
      <Tabs defaultValue="typescript">
        <Tabs.List mb="sm">
          <Tabs.Tab value="typescript">TypeScript</Tabs.Tab>
          <Tabs.Tab value="curl">curl</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="typescript">
          <CopyBlock wrap value={typescriptSample(values)} label={t`TypeScript sample`} />
        </Tabs.Panel>
        <Tabs.Panel value="curl">
          <CopyBlock wrap value={curlSample(values)} label={t`curl sample`} />
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
