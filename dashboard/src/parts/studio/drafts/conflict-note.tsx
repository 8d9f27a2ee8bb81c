// Asks what to do with changes of a draft that was changed or deleted elsewhere.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    showToast(theirs ? t`Your changes were replaced by the other version.` : t`The draft was dropped.`, {
      label: t`Undo`,
      run: () => void session.open(mine, { isWritten: true }),
    });
  };
  return (
    <Warning title={theirs ? t`This draft was changed elsewhere` : t`This draft was deleted elsewhere`}>
      <Text size="sm">
        {theirs ? (
          <Trans>
            Another tab or a team member saved it <RelativeTime at={theirs.updated_at} />. Your changes here are not
            saved.
          </Trans>
        ) : (
          t`Another tab or a team member deleted it. What you see here is not saved.`
        )}
      </Text>
      <Group mt="sm" gap="sm">
        <Button size="xs" onClick={() => session.keepMine()}>
          {theirs ? t`Keep mine as a copy` : t`Keep it as a new draft`}
        </Button>
        <Button size="xs" variant="default" onClick={takeTheirs}>
          {theirs ? t`Use the other version` : t`Start empty`}
        </Button>
      </Group>
    </Warning>
  );
};
