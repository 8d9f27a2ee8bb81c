// The kind of video, each with what it costs: for this script once that is known.
import { tenthsPerSecond } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { Group, Radio, Text } from '@mantine/core';
import { formatNumber, formatPrice, formatWorth } from '../../lib/format.ts';
import { RadioCards } from '../radio-cards.tsx';
import type { Draft } from './draft.ts';
import type { Update } from './drafts/draft-session.ts';
import classes from './studio.module.css';

interface Props {
  mode: Draft['mode'];
  update: Update;
  /** Of this script in each format, as far as known. */
  prices: Partial<Record<Draft['mode'], number>>;
}

const { talkingHead, lipsync, scenes } = tenthsPerSecond;

const formats = [
  { value: 'talking_head', name: t`Talking head`, shots: t`one shot`, tenths: talkingHead['480p'] + lipsync },
  { value: 'scenes', name: t`Scenes`, shots: t`several shots`, tenths: scenes.fast.later },
] as const;

export const FormatRow = ({ mode, update, prices }: Props) => (
  <RadioCards
    label={t`Format`}
    value={mode}
    onChange={(value) => update({ mode: value === 'scenes' ? 'scenes' : 'talking_head' })}
  >
    <Group gap="xs" grow align="stretch">
      {formats.map(({ value, name, shots, tenths }) => (
        <Radio.Card key={value} value={value} radius="md" px="sm" py="xs" className={classes.card}>
          <Text size="sm" fw={600}>
            {name}
            <Text span size="xs" c="dimmed" visibleFrom="xs">
              {' '}
              {shots}
            </Text>
          </Text>
          <Text size="xs" c="dimmed">
            {priceOf(prices[value], tenths)}
          </Text>
        </Radio.Card>
      ))}
    </Group>
  </RadioCards>
);

const priceOf = (credits: number | undefined, tenths: number): string =>
  credits === undefined
    ? t`from ${formatNumber(tenths / 10)} credits/s (${formatWorth(tenths / 10)})`
    : formatPrice(credits);
