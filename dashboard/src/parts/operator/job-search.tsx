// Finds jobs by id or client while typing; and, on request, by words of titles and scripts, which the audit log records.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Icon } from '../icons.tsx';
import { SearchField } from '../search-field.tsx';

interface JobSearchState {
  search: string;
  /** Of titles and scripts. */
  words: string;
}

export const noSearch: JobSearchState = { search: '', words: '' };

interface JobSearchProps {
  state: JobSearchState;
  onChange: (state: JobSearchState) => void;
}

export function JobSearch({ state: { search, words }, onChange }: JobSearchProps) {
  const [inScripts, setInScripts] = useState(words !== '');
  return (
    <Stack gap="xs" align="flex-start">
      <SegmentedControl
        aria-label={t`Search in`}
        size="xs"
        value={inScripts ? 'scripts' : 'jobs'}
        onChange={(value) => {
          setInScripts(value === 'scripts');
          onChange(noSearch);
        }}
        data={[
          { value: 'jobs', label: t`IDs and clients` },
          { value: 'scripts', label: t`Titles and scripts` },
        ]}
      />
      {inScripts ? (
        <ScriptSearch words={words} onSearch={(searched) => onChange({ search: '', words: searched })} />
      ) : (
        <Group w="100%">
          <SearchField
            label={t`Search`}
            description={t`A job ID, a client or a user`}
            value={search}
            onChange={(value) => onChange({ search: value, words: '' })}
          />
        </Group>
      )}
    </Stack>
  );
}

function ScriptSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  // Cleared elsewhere, or another page of the history.
  useEffect(() => setTyped(words), [words]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Group align="flex-end" gap="sm">
        <TextInput
          type="search"
          label={t`Words of a title or script`}
          maxLength={100}
          w={320}
          maw="100%"
          value={typed}
          leftSection={<Icon name="search" size={16} />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          <Trans>Search</Trans>
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        <Trans>Scripts belong to clients: the search is recorded in the audit log of each client that is found.</Trans>
      </Text>
    </form>
  );
}
