// Asks what to do with changes of a draft that was changed or deleted elsewhere.
import { Button, Group, Text } from '@mantine/core';
import { showToast } from '../../../lib/toasts.ts';
import { RelativeTime } from '../../relative-time.tsx';
import { Warning } from '../../warning.tsx';
import type { DraftSession, DraftState } from './draft-session.ts';

export const ConflictNote = ({ session, state: { status, theirs } }: { session: DraftSession; state: DraftState }) => {
  if (status !== 'conflict') return null;
  const takeTheirs = () => {
    const mine = session.takeTheirs();
    if (!mine) return;
    showToast(theirs ? 'Your changes were replaced by the other version.' : 'The draft was dropped.', {
      label: 'Undo',
      run: () => void session.open(mine),
    });
  };
  return (
    <Warning title={theirs ? 'This draft was changed elsewhere' : 'This draft was deleted elsewhere'}>
      <Text size="sm">
        {theirs ? (
          <>
            Another tab or a team member saved it <RelativeTime at={theirs.updated_at} />. Your changes here are not
            saved.
          </>
        ) : (
          'Another tab or a team member deleted it. What you see here is not saved.'
        )}
      </Text>
      <Group mt="sm" gap="sm">
        <Button size="xs" onClick={() => session.keepMine()}>
          {theirs ? 'Keep mine as a copy' : 'Keep it as a new draft'}
        </Button>
        <Button size="xs" variant="default" onClick={takeTheirs}>
          {theirs ? 'Use the other version' : 'Start empty'}
        </Button>
      </Group>
    </Warning>
  );
};
