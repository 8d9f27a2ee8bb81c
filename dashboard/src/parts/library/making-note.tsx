// While something is made that takes a while: what happens now, and for how long already.
import { Alert, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

/** `says`: what happens from which second on. */
export function MakingNote({
  title,
  says,
}: {
  title: string;
  says: readonly (readonly [second: number, says: string])[];
}) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const now = says.findLast(([from]) => seconds >= from) ?? says[0];
  return (
    <Alert variant="light" icon={<Loader size={18} />} title={title}>
      <Text size="sm" role="status">
        {now?.[1]}
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        {seconds} s so far. It goes on if you close this; it then appears in the list.
      </Text>
    </Alert>
  );
}
