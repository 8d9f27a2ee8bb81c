// Selects a stock voice by language and gender, each with a free preview.
import type { LibraryVoices } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { LanguageSelect } from './language-select.tsx';
import { stockVoiceFirstName } from './stock-voice-name.ts';
import { VoicePreviewButton } from './voice-preview-button.tsx';
import { voiceSoundWords } from './voice-sound.ts';

export interface StockVoiceChoice {
  language: string;
  gender: 'female' | 'male';
  /** From 0. */
  variant: number;
}

interface StockVoiceFieldProps {
  value: StockVoiceChoice;
  onChange: (choice: StockVoiceChoice) => void;
}

export function StockVoiceField({ value, onChange }: StockVoiceFieldProps) {
  const { language, gender } = value;
  // If the library lacks the language, the preview says so.
  const { data } = useQuery({
    queryKey: ['/library-voices', language],
    queryFn: ({ signal }) => get<LibraryVoices>(`/library-voices/${language}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const voices = Array.from({ length: data?.[gender] ?? 1 }, (_, variant) => ({
    variant,
    name: stockVoiceFirstName({ gender, variant }),
    sample: `/library-voices/${language}/${gender}/${variant}/sample` as const,
    sound: data?.sounds[gender][variant],
  }));
  return (
    <Stack gap="sm">
      <LanguageSelect
        label={t`Language`}
        description={t`Type to search`}
        value={language}
        onChange={(selected) => selected && onChange({ ...value, language: selected, variant: 0 })}
        allowDeselect={false}
      />
      <div>
        <Text size="sm" fw={500} mb={4} id="voice-gender">
          <Trans>Gender</Trans>
        </Text>
        <SegmentedControl
          value={gender}
          onChange={(selected) => onChange({ ...value, gender: selected as StockVoiceChoice['gender'], variant: 0 })}
          data={[
            { value: 'female', label: t`Female` },
            { value: 'male', label: t`Male` },
          ]}
          aria-labelledby="voice-gender"
        />
      </div>
      <Radio.Group
        label={t`Voice`}
        description={t`Previews are free`}
        value={String(value.variant)}
        onChange={(selected) => onChange({ ...value, variant: Number(selected) })}
      >
        <Stack gap="xs" mt="xs">
          {voices.map(({ variant, name, sample, sound }) => (
            <Group key={sample} gap="sm">
              <VoicePreviewButton path={sample} voice={name} />
              <Radio value={String(variant)} label={name} description={sound && voiceSoundWords(sound)} />
            </Group>
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
