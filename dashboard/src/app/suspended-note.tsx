// Tells the people of a suspended client why nothing can be ordered.
import { Alert } from '@mantine/core';
import { useVisitor } from '../lib/session.ts';
import { Icon } from '../parts/icons.tsx';

export function SuspendedNote() {
  const { suspended, client_name: name } = useVisitor();
  if (!suspended) return null;
  return (
    <Alert
      color="red"
      variant="light"
      mb="lg"
      maw={1080}
      mx="auto"
      icon={<Icon name="pause" />}
      title={`${name} is suspended`}
    >
      Your API key does not work and nothing can be ordered or changed. Jobs that were under way are finished, and all
      that you made is still here. Ask the operator of this service what to do.
    </Alert>
  );
}
