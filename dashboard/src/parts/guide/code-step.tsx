// The guide step with code samples that create a video, and the state of their first request.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { CopyField } from '../copy-field.tsx';
import { SampleTabs } from '../keys/sample-tabs.tsx';
import { KEY_VARIABLE, type SampleValues } from './code-samples.ts';

interface Props {
  /** Known if it was created on this page. */
  apiKey: string | undefined;
  /** How the account's key begins; undefined: it has none. */
  prefix: string | undefined;
  values: SampleValues;
}

export const CodeStep = ({ apiKey, prefix, values }: Props) => {
  const hasKey = apiKey !== undefined || prefix !== undefined;
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Text size="sm">
          {hasKey
            ? t`The samples read the key from a variable. Set it in your terminal:`
            : t`Create a key first. The samples read it from a variable that you set in your terminal:`}
        </Text>
        {/* One that was created before is pasted behind the sign. */}
        <CopyField
          value={`export ${KEY_VARIABLE}=${apiKey ?? ''}`}
          shown={`export ${KEY_VARIABLE}=${apiKey ?? `${prefix ?? ''}…`}`}
          label={t`command`}
          disabled={!hasKey}
        />
      </Stack>
      <SampleTabs values={values} />
      <Text size="sm" c="dimmed">
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
};

interface RequestStatusProps {
  isWaiting: boolean;
  /** Undefined while the page checks by itself. */
  onCheck: (() => void) | undefined;
}

export const RequestStatus = ({ isWaiting, onCheck }: RequestStatusProps) => (
  <Group gap="xs" mih={30} role="status">
    {isWaiting && !onCheck && (
      <>
        <Loader size={16} />
        <Text size="sm" fw={500}>
          <Trans>Waiting for your first API request…</Trans>
        </Text>
      </>
    )}
    {isWaiting && onCheck && (
      <>
        <Text size="sm">
          <Trans>No request yet.</Trans>
        </Text>
        <Button size="xs" variant="default" onClick={onCheck}>
          <Trans>Check again</Trans>
        </Button>
      </>
    )}
  </Group>
);
