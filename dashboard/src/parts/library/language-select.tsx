// A searchable select of the languages that the service speaks.
import type { LibraryLanguages } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Select, type SelectProps, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { get } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { languageName } from './language-name.ts';

type LanguageSelectProps = Omit<SelectProps, 'data' | 'searchable' | 'nothingFoundMessage'> & { value: string | null };

export function LanguageSelect({ value, w, ...select }: LanguageSelectProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['/library-voices'],
    queryFn: ({ signal }) => get<LibraryLanguages>('/library-voices', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = useMemo(() => {
    // The selected language is named before the list loads; a later label would overwrite what is being typed.
    const codes = data?.languages ?? (value === null ? [] : [value]);
    return codes
      .map((code) => ({ value: code, label: languageName(code) }))
      .sort((a, b) => a.label.localeCompare(b.label));
  }, [data, value]);
  return (
    <Stack gap="xs" w={w}>
      <Select
        {...select}
        value={value}
        data={options}
        searchable
        nothingFoundMessage={data ? t`No matching language` : t`Loading languages…`}
      />
      <ErrorNote error={error} onRetry={() => refetch()} />
    </Stack>
  );
}
