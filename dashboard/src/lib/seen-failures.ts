// The failed videos that were opened in this browser, so that the overview does not mention them again.
import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';

/** More than the overview counts. */
const MAX_KEPT = 200;

export function useSeenFailures(): [seen: readonly string[], addSeen: (ids: readonly string[]) => void] {
  const [seen, setSeen] = useLocalStorage<readonly string[]>({
    key: 'greenroom.seen-failures',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const addSeen = useCallback(
    (ids: readonly string[]) => setSeen((before) => [...new Set([...ids, ...before])].slice(0, MAX_KEPT)),
    [setSeen],
  );
  return [seen, addSeen];
}
