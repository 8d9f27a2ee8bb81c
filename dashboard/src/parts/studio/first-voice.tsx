// Chooses a first stock voice, which can be heard before. It is added when it is first used.
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { type StockVoiceChoice, StockVoiceField } from '../library/stock-voice-field.tsx';
import { TextLink } from '../links.tsx';

interface Props {
  value: StockVoiceChoice;
  onChange(choice: StockVoiceChoice): void;
}

export const FirstVoice = ({ value, onChange }: Props) => (
  <Stack gap="sm">
    <StockVoiceField value={value} onChange={onChange} />
    <Text size="sm" c="dimmed">
      <Trans>
        Stock voices are free. To clone your own voice, open <TextLink to="/library/voices">Voices</TextLink>.
      </Trans>
    </Text>
  </Stack>
);
