// Picking a ready-made voice: by language and by whose it sounds like, with a few words to hear first.
import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { LanguageSelect } from './language-select.tsx';
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
  const sample = `/library-voices/${value.language}/${value.gender}/sample` as const;
  return (
    <Stack gap="sm">
      <LanguageSelect
        label="Language"
        description="Type to search. The voice speaks it as its own."
        value={value.language}
        onChange={(language) => language && onChange({ ...value, language })}
        allowDeselect={false}
      />
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
