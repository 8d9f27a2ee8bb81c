// Shown in place of a list whose filters match nothing.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState } from './empty-state.tsx';

/** @param items what is listed, e.g. "videos". */
export const NoMatches = ({ items, onClear }: { items: string; onClear: () => void }) => (
  <EmptyState
    icon="filter"
    title={t`No matching ${items}`}
    action={
      <Button variant="default" onClick={onClear}>
        <Trans>Show all {items}</Trans>
      </Button>
    }
  >
    <Trans>Change or clear the filters.</Trans>
  </EmptyState>
);
