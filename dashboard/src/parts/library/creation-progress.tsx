// The progress of creating a presenter or a voice: the current step and the elapsed time.
import { Trans } from '@lingui/react/macro';
import { Alert, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

/** `steps`: each with the second from which it is shown. */
export function CreationProgress({
  title,
  steps,
}: {
  title: string;
  steps: readonly (readonly [second: number, description: string])[];
}) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const current = steps.findLast(([from]) => seconds >= from) ?? steps[0];
  return (
    <Alert variant="light" icon={<Loader size={18} />} title={title}>
      <Text size="sm" role="status">
        {current?.[1]}
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        <Trans>{seconds} s elapsed. You can close this dialog; creation continues.</Trans>
      </Text>
    </Alert>
  );
}
