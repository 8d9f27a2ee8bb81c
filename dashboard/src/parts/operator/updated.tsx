// How long ago a page that refreshes itself was updated.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatCount } from '../../lib/format.ts';

const SECOND_MS = 1_000;

/** `at`: as `Date.now()`. */
export function Updated({ at }: { at: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Trans>Updated {formatCount(Math.max(0, Math.round((now - at) / SECOND_MS)))} s ago</Trans>
    </Text>
  );
}
