// A newly created key, shown once.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Stack, Text } from '@mantine/core';
import { CopyField } from '../copy-field.tsx';
import { Icon } from '../icons.tsx';

export function NewKeyNote({ apiKey }: { apiKey: string }) {
  return (
    <Alert
      variant="light"
      icon={<Icon name="key" />}
      title={t`Copy your new key now`}
      role="status"
      styles={{ body: { minWidth: 0 } }}
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            You won’t be able to see it again. Store it with the secrets of your software, never in a web page or an
            app.
          </Trans>
        </Text>
        <CopyField value={apiKey} label={t`API key`} />
      </Stack>
    </Alert>
  );
}
