// Finds jobs by id or client while typing; and, on request, by words of titles and scripts, which the audit log records.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
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
  inScripts: boolean;
  state: JobSearchState;
  onChange: (state: JobSearchState) => void;
}

/** What is searched. The field of the search follows it. */
export function JobSearchChoice({
  inScripts,
  onChange,
}: {
  inScripts: boolean;
  onChange: (inScripts: boolean) => void;
}) {
  return (
    <NativeSelect
      label={t`Search in`}
      value={inScripts ? 'scripts' : 'jobs'}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'scripts')}
      data={[
        { value: 'jobs', label: t`IDs and clients` },
        { value: 'scripts', label: t`Titles and scripts` },
      ]}
    />
  );
}

export const JobSearch = ({ inScripts, state: { search, words }, onChange }: JobSearchProps) =>
  inScripts ? (
    <ScriptSearch words={words} onSearch={(searched) => onChange({ search: '', words: searched })} />
  ) : (
    <SearchField
      label={t`Job ID, client or user`}
      value={search}
      onChange={(value) => onChange({ search: value, words: '' })}
    />
  );

function ScriptSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  // Cleared elsewhere, or another page of the history.
  useEffect(() => setTyped(words), [words]);
  return (
    <form
      style={{ flex: '1 1 320px', maxWidth: 480 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <TextInput
          type="search"
          label={t`Words of a title or script`}
          description={t`Scripts belong to clients: the search is recorded in the audit log of each client that is found.`}
          maxLength={100}
          flex={1}
          value={typed}
          leftSection={<Icon name="search" size={16} />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          <Trans>Search</Trans>
        </Button>
      </Group>
    </form>
  );
}
