// Selects a stock voice by language and gender, with a free preview.
import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { LanguageSelect } from './language-select.tsx';
import { VoicePreviewButton } from './voice-preview-button.tsx';

export interface StockVoiceChoice {
  language: string;
  gender: 'female' | 'male';
}

interface StockVoiceFieldProps {
  value: StockVoiceChoice;
  onChange: (choice: StockVoiceChoice) => void;
}

export function StockVoiceField({ value, onChange }: StockVoiceFieldProps) {
  const sample = `/library-voices/${value.language}/${value.gender}/sample` as const;
  return (
    <Stack gap="sm">
      <LanguageSelect
        label="Language"
        description="Type to search"
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
            onChange={(gender) => onChange({ ...value, gender: gender as StockVoiceChoice['gender'] })}
            data={[
              { value: 'female', label: 'Female' },
              { value: 'male', label: 'Male' },
            ]}
            aria-labelledby="voice-gender"
          />
          <VoicePreviewButton key={sample} path={sample} voice="this voice" />
          <Text size="sm" c="dimmed">
            Previews are free
          </Text>
        </Group>
      </div>
    </Stack>
  );
}
