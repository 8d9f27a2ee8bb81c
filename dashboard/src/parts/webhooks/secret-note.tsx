// A newly created signing secret, shown once.
import { t } from '@lingui/core/macro';
import { Alert, Stack, Text } from '@mantine/core';
import { CopyField } from '../copy-field.tsx';
import { Icon } from '../icons.tsx';

export function SecretNote({ secret, isReplaced = false }: { secret: string; isReplaced?: boolean }) {
  return (
    <Alert
      variant="light"
      icon={<Icon name="key" />}
      title={t`Copy the signing secret now`}
      role="status"
      styles={{ body: { minWidth: 0 } }}
    >
      <Stack gap="sm">
        <Text size="sm">
          {isReplaced
            ? t`You won’t be able to see it again. For 24 hours, each request is signed with the new secret and with the old one.`
            : t`You won’t be able to see it again. Your software verifies with it that a request comes from here.`}
        </Text>
        <CopyField value={secret} label={t`signing secret`} />
      </Stack>
    </Alert>
  );
}
