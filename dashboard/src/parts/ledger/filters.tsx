// The filters of the ledger: type and dates.
import type { LedgerQuery } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { ListFilters, noDays, searchOfDays } from '../list-filters.tsx';
import { entryKinds } from './kinds.ts';

const filteredKinds = ['grant', 'charge', 'withdraw', 'clawback', 'repay', 'restore'] as const satisfies NonNullable<
  LedgerQuery['kind']
>[];

export const noFilter = { kind: '', ...noDays };

type LedgerFilter = typeof noFilter;

/** The filter as `GET /ledger` takes it. */
export const searchOf = ({ kind, ...days }: LedgerFilter) => ({ kind: kind || undefined, ...searchOfDays(days) });

interface Props {
  filter: LedgerFilter;
  onChange: (change: Partial<LedgerFilter>) => void;
}

export function LedgerFilters({ filter, onChange }: Props) {
  return (
    <ListFilters filter={filter} onChange={onChange} onClear={() => onChange(noFilter)}>
      <NativeSelect
        label={t`Type`}
        value={filter.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        data={[{ value: '', label: t`Any` }, ...filteredKinds.map((value) => ({ value, label: entryKinds[value] }))]}
      />
    </ListFilters>
  );
}
