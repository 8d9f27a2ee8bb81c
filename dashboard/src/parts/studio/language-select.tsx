// The language that is spoken, for where it should not be told from the text.
import type { LibraryLanguages } from '@greenroom/contract/console/library';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { get } from '../../lib/http.ts';
import { languageName } from '../library/language-name.ts';

interface Props {
  value: string;
  onChange(language: string): void;
  error: string | undefined;
}

export const LanguageSelect = ({ value, onChange, error }: Props) => {
  const { data } = useQuery({
    queryKey: ['/library-voices'],
    queryFn: ({ signal }) => get<LibraryLanguages>('/library-voices', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = useMemo(() => {
    return (data?.languages ?? [])
      .map((code) => ({ value: code, label: languageName(code) }))
      .sort((a, b) => a.label.localeCompare(b.label));
  }, [data]);
  return (
    <Select
      label="Spoken language"
      placeholder="Told from the script"
      data={options}
      value={value || null}
      onChange={(language) => onChange(language ?? '')}
      error={error}
      searchable
      clearable
      w={{ base: '100%', xs: 220 }}
    />
  );
};
