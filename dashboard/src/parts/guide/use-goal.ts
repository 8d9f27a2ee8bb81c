// What a new user wants to do, kept in this browser.
import { useLocalStorage } from '@mantine/hooks';
import { useVisitor } from '../../lib/session.ts';

export type Goal = 'videos' | 'integration';

export function useGoal() {
  const { client_id } = useVisitor();
  return useLocalStorage<Goal>({
    key: `greenroom.goal.${client_id}`,
    defaultValue: 'videos',
    getInitialValueInEffect: false,
  });
}
