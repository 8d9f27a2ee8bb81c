// The kind of video, each with what this script costs in it once that is known.
import { t } from '@lingui/core/macro';
import { Group, Radio, Text } from '@mantine/core';
import { formatPrice } from '../../lib/format.ts';
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

const formats = [
  {
    value: 'talking_head',
    name: t`Talking head`,
    shows: t`One shot of your presenter`,
    limits: t`480p or 720p, up to 1 min`,
  },
  {
    value: 'scenes',
    name: t`Scenes`,
    shows: t`Shots, titles and images`,
    limits: t`720p, up to 1 min`,
  },
] as const;

export const FormatRow = ({ mode, update, prices }: Props) => (
  <RadioCards
    label={t`Format`}
    value={mode}
    onChange={(value) => update({ mode: value === 'scenes' ? 'scenes' : 'talking_head' })}
  >
    <Group gap="xs" grow align="stretch">
      {formats.map(({ value, name, shows, limits }) => (
        <Radio.Card key={value} value={value} radius="md" px="sm" py="xs" className={`${classes.card} ${classes.kind}`}>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {shows}
          </Text>
          <Text size="xs" c="dimmed">
            {limits}
          </Text>
          {prices[value] !== undefined && (
            <Text size="xs" fw={600} mt={2}>
              {formatPrice(prices[value])}
            </Text>
          )}
        </Radio.Card>
      ))}
    </Group>
  </RadioCards>
);
