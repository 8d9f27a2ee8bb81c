// The filters of a list of jobs: status, type and creation dates.

import { WorkKind } from '@greenroom/contract/dashboard/usage';
import { JobStatus } from '@greenroom/contract/jobs';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListFilters, noDays, searchOfDays } from '../list-filters.tsx';
import { statusName } from '../status-badge.tsx';
import { kindNames } from './labels.ts';

export const noFilter = { status: '', kind: '', ...noDays };

type JobFilter = typeof noFilter;

/** The query parameters of `GET /jobs`. */
export const searchOf = ({ status, kind, ...days }: JobFilter) => ({ status, kind, ...searchOfDays(days) });

interface Props {
  filter: JobFilter;
  /** False: the page has its own choice of a status. */
  hasStatus?: boolean;
  /** Before the filters, also on a phone. */
  search?: ReactNode;
  /** The first filters. */
  children?: ReactNode;
  onChange(change: Partial<JobFilter>): void;
}

export function JobFilters({ filter, hasStatus = true, search, children, onChange }: Props) {
  return (
    <ListFilters filter={filter} onChange={onChange} onClear={() => onChange(noFilter)} search={search}>
      {children}
      {hasStatus && (
        <NativeSelect
          label={t`Status`}
          value={filter.status}
          onChange={(event) => onChange({ status: event.currentTarget.value })}
          data={[
            { value: '', label: t`Any` },
            ...JobStatus.options.map((value) => ({ value, label: statusName(value) })),
          ]}
        />
      )}
      <NativeSelect
        label={t`Type`}
        value={filter.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        data={[{ value: '', label: t`Any` }, ...WorkKind.options.map((value) => ({ value, label: kindNames[value] }))]}
      />
    </ListFilters>
  );
}
