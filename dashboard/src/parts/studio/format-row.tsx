// The kind of video, each with its resolution and what this script costs in that once it is known.
import { t } from '@lingui/core/macro';
import { Group, Radio, Text } from '@mantine/core';
import { formatPrice } from '../../lib/format.ts';
import { RadioCards } from '../radio-cards.tsx';
import type { Draft } from './draft.ts';
import type { Update } from './drafts/draft-session.ts';
import { resolutionOfDraft } from './resolution.ts';
import classes from './studio.module.css';

interface Props {
  mode: Draft['mode'];
  /** Of a talking head. */
  resolution: Draft['resolution'];
  update: Update;
  /** Of this script in each format, as far as known. */
  prices: Partial<Record<Draft['mode'], number>>;
}

const formats = [
  {
    value: 'talking_head',
    name: t`Talking head`,
    shows: t`One continuous shot`,
  },
  {
    value: 'scenes',
    name: t`Scenes`,
    shows: t`Shots, titles, images`,
  },
] as const;

export const FormatRow = ({ mode, resolution, update, prices }: Props) => (
  <RadioCards
    label={t`Format`}
    value={mode}
    onChange={(value) => update({ mode: value === 'scenes' ? 'scenes' : 'talking_head' })}
  >
    <Group gap="xs" grow align="stretch">
      {formats.map(({ value, name, shows }) => (
        <Radio.Card key={value} value={value} radius="md" px="sm" py="xs" className={`${classes.card} ${classes.kind}`}>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {shows}
          </Text>
          <Text size="xs" c="dimmed">
            {t`${resolutionOfDraft({ mode: value, resolution })}, up to 1 min`}
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
