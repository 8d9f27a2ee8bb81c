// The filters of the video library: words, status, type and creation dates.
import type { VideoFilter, VideoMode } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { ListFilters, noDays, searchOfDays } from '../list-filters.tsx';
import { SearchField } from '../search-field.tsx';
import { kindNames } from './labels.ts';

export const noFilter = { q: '', status: '', mode: '', ...noDays };

type VideosFilter = typeof noFilter;

const statusNames: Readonly<Record<VideoFilter, string>> = {
  in_progress: t`In progress`,
  completed: t`Completed`,
  failed: t`Failed`,
  deleted: t`Recently deleted`,
};

const modeNames: Readonly<Record<VideoMode, string>> = {
  talking_head: kindNames.talking_head,
  scenes: kindNames.scenes,
};

const keyOf = (names: object, value: string) => (Object.hasOwn(names, value) ? value : undefined);

/** The query parameters of `GET /videos`. */
export const searchOf = ({ q, status, mode, ...days }: VideosFilter) => ({
  q,
  status: keyOf(statusNames, status),
  mode: keyOf(modeNames, mode),
  ...searchOfDays(days),
});

const optionsOf = (names: Readonly<Record<string, string>>) => [
  { value: '', label: t`Any` },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

interface Props {
  filter: VideosFilter;
  onChange: (change: Partial<VideosFilter>) => void;
}

export function VideoFilters({ filter, onChange }: Props) {
  return (
    <ListFilters
      filter={filter}
      onChange={onChange}
      onClear={() => onChange(noFilter)}
      search={<SearchField label={t`Search titles and scripts`} value={filter.q} onChange={(q) => onChange({ q })} />}
    >
      <NativeSelect
        label={t`Status`}
        value={filter.status}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
        data={optionsOf(statusNames)}
      />
      <NativeSelect
        label={t`Type`}
        value={filter.mode}
        onChange={(event) => onChange({ mode: event.currentTarget.value })}
        data={optionsOf(modeNames)}
      />
    </ListFilters>
  );
}
