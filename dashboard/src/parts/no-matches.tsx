// Shown in place of a list whose filters match nothing.
import { Button } from '@mantine/core';
import { EmptyState } from './empty-state.tsx';

/** @param items what is listed, e.g. "videos". */
export const NoMatches = ({ items, onClear }: { items: string; onClear: () => void }) => (
  <EmptyState
    icon="filter"
    title={`No matching ${items}`}
    action={
      <Button variant="default" onClick={onClear}>
        Show all {items}
      </Button>
    }
  >
    Change or clear the filters.
  </EmptyState>
);
