// A key that was just made, this once: to be copied before the page is left.
import { Alert, Stack, Text } from '@mantine/core';
import { CopyField } from '../copy-field.tsx';
import { Icon } from '../icons.tsx';

export function NewKeyNote({ apiKey }: { apiKey: string }) {
  return (
    <Alert
      variant="light"
      icon={<Icon name="key" />}
      title="Copy your new key now"
      role="status"
      styles={{ body: { minWidth: 0 } }}
    >
      <Stack gap="sm">
        <Text size="sm">
          It is shown this once and kept nowhere. Put it where your program reads its secrets; never into a web page or
          an app, where others could read it.
        </Text>
        <CopyField value={apiKey} label="API key" />
      </Stack>
    </Alert>
  );
}
