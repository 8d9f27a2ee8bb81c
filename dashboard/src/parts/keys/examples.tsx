// Example requests with the account's own presenter and voice, in three languages.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Code, Stack, Tabs, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CopyBlock } from '../copy-field.tsx';
import { curlSample, typescriptSample } from '../guide/code-samples.ts';
import { firstVideoQuery } from '../studio/use-first-video.ts';
import { pythonSample } from './python-sample.ts';

const languages = [
  { id: 'curl', name: 'curl', sampleOf: curlSample },
  { id: 'typescript', name: 'TypeScript', sampleOf: typescriptSample },
  { id: 'python', name: 'Python', sampleOf: pythonSample },
];

export function Examples() {
  const first = useQuery(firstVideoQuery);
  const values = {
    origin: window.location.origin,
    apiKey: undefined,
    characterId: first.data?.presenter?.character_id,
    voiceId: first.data?.voice?.voice_id,
  };
  const mcpUrl = `${location.origin}/mcp`;
  return (
    <Stack gap="sm" component="section">
      <Title order={2}>
        <Trans>Example requests</Trans>
      </Title>
      <Text size="sm">
        {values.characterId && values.voiceId
          ? t`Create a video with your own presenter and voice and poll its status.`
          : t`Create a video and poll its status.`}{' '}
        <Trans>
          TypeScript and Python read the key from <Code>GREENROOM_API_KEY</Code>. For all endpoints, see the{' '}
          <Anchor href="/docs" target="_blank" inherit>
            API reference
          </Anchor>
          .
        </Trans>{' '}
        <Trans>
          AI assistants call it with the same key through MCP, at <Code>{mcpUrl}</Code>.
        </Trans>
      </Text>
      <Tabs defaultValue="curl">
        <Tabs.List mb="sm">
          {languages.map(({ id, name }) => (
            <Tabs.Tab key={id} value={id}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {languages.map(({ id, name, sampleOf }) => (
          <Tabs.Panel key={id} value={id}>
            <CopyBlock value={sampleOf(values)} label={t`${name} sample`} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
