// Example requests with the account's own presenter and voice.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { SampleTabs } from './sample-tabs.tsx';
import { useSampleValues } from './use-sample-values.ts';

export function Examples() {
  const values = useSampleValues();
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
          The samples read the key from <code>GREENROOM_API_KEY</code>. For all endpoints, see the{' '}
          <Anchor href="/docs" target="_blank" inherit>
            API reference
          </Anchor>
          .
        </Trans>{' '}
        <Trans>
          AI assistants call it with the same key through MCP, at <code>{mcpUrl}</code>.
        </Trans>
      </Text>
      <SampleTabs values={values} />
    </Stack>
  );
}
