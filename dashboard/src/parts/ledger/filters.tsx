// The filters of the ledger: type and dates.
import type { LedgerQuery } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { ListFilters, noDays, searchOfDays } from '../list-filters.tsx';

const kinds: Readonly<Record<NonNullable<LedgerQuery['kind']>, string>> = {
  grant: t`Top-up`,
  charge: t`Charged`,
  withdraw: t`Removed`,
  clawback: t`Debt`,
  repay: t`Recovered`,
  restore: t`Restored`,
};

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
        data={[{ value: '', label: t`Any` }, ...Object.entries(kinds).map(([value, label]) => ({ value, label }))]}
      />
    </ListFilters>
  );
}
