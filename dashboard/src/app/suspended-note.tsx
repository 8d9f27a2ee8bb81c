// The notice for users of a suspended client.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useVisitor } from '../lib/session.ts';
import { Icon } from '../parts/icons.tsx';

export function SuspendedNote() {
  const { suspended, client_name: name } = useVisitor();
  if (!suspended) return null;
  return (
    <Alert color="red" variant="light" mb="xl" maw={1080} icon={<Icon name="pause" />} title={t`${name} is suspended`}>
      <Trans>
        Your API key does not work, and you cannot buy credits, create or change anything. Videos in progress will
        finish, and your files are kept. Contact the operator.
      </Trans>
    </Alert>
  );
}
