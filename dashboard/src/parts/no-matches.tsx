// Shown in place of a list whose filters match nothing.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState } from './empty-state.tsx';

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon="filter"
    title={t`No matches`}
    action={
      <Button variant="default" onClick={onClear}>
        <Trans>Show all</Trans>
      </Button>
    }
  >
    <Trans>Change or clear the filters.</Trans>
  </EmptyState>
);
