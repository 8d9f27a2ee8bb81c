// Picking a ready-made voice: by language and by whose it sounds like, with a few words to hear first.
import type { LibraryLanguages } from '@greenroom/contract/console/library';
import { Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { get } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { languageName } from './language-name.ts';
import { ListenButton } from './listen-button.tsx';

export interface LibraryChoice {
  language: string;
  gender: 'female' | 'male';
}

interface LibraryVoiceFieldProps {
  value: LibraryChoice;
  onChange: (choice: LibraryChoice) => void;
}

export function LibraryVoiceField({ value, onChange }: LibraryVoiceFieldProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['/library-voices'],
    queryFn: ({ signal }) => get<LibraryLanguages>('/library-voices', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = useMemo(
    () =>
      (data?.languages ?? [])
        .map((code) => ({ value: code, label: languageName(code) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [data],
  );
  const sample = `/library-voices/${value.language}/${value.gender}/sample` as const;
  return (
    <Stack gap="sm">
      <Select
        label="Language"
        description="Type to search. The voice speaks it as its own."
        data={options}
        value={value.language}
        onChange={(language) => language && onChange({ ...value, language })}
        searchable
        nothingFoundMessage="No such language here"
        allowDeselect={false}
      />
      <ErrorNote error={error} onRetry={() => refetch()} />
      <div>
        <Text size="sm" fw={500} mb={4} id="voice-gender">
          Voice
        </Text>
        <Group gap="sm">
          <SegmentedControl
            value={value.gender}
            onChange={(gender) => onChange({ ...value, gender: gender as LibraryChoice['gender'] })}
            data={[
              { value: 'female', label: 'Female' },
              { value: 'male', label: 'Male' },
            ]}
            aria-labelledby="voice-gender"
          />
          <ListenButton key={sample} path={sample} voice="this voice" />
          <Text size="sm" c="dimmed">
            Listening is free.
          </Text>
        </Group>
      </div>
    </Stack>
  );
}
