// A stacked bar chart that fills the available width.
import { Box, Group, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useId, useState } from 'react';
import { ticksTo } from './bars.ts';
import { type Fill, Pattern } from './pattern.tsx';

export interface Series<Key extends string> {
  key: Key;
  name: string;
  fill: Fill;
}

export interface ChartBar<Key extends string> {
  /** Below the axis. */
  label: string;
  /** The full name, shown on hover. */
  name: string;
  /** Only the last one may be negative, which has no bar. */
  values: Readonly<Record<Key, number>>;
}

interface Props<Key extends string> {
  /** The text alternative; the data itself is in a table. */
  summary: string;
  series: readonly Series<Key>[];
  bars: readonly ChartBar<Key>[];
  format(value: number): string;
  /** Possible distances between axis ticks. */
  steps: readonly number[];
}

const HEIGHT = 200;
const LEFT = 56;
/** Space for half of the last label. */
const RIGHT = 18;
const TOP = 8;
const BOTTOM = 22;
const LABEL_WIDTH = 56;
const MAX_BAR = 56;
const PLOT = HEIGHT - TOP - BOTTOM;

export function StackedBars<Key extends string>({ summary, series, bars, format, steps }: Props<Key>) {
  const id = useId();
  const { ref, width } = useElementSize();
  const [hovered, setHovered] = useState<number | undefined>();

  const sumOf = ({ values }: ChartBar<Key>) => series.reduce((sum, { key }) => sum + Math.max(0, values[key]), 0);
  const ticks = ticksTo(Math.max(...bars.map(sumOf)), steps);
  const top = ticks.at(-1)!;
  const step = Math.max(0, width - LEFT - RIGHT) / bars.length;
  const barWidth = Math.min(MAX_BAR, step * 0.72);
  const yOf = (value: number) => TOP + PLOT * (1 - value / top);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));

  const hover = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const index = Math.floor((clientX - currentTarget.getBoundingClientRect().left - LEFT) / step);
    setHovered(bars[index] ? index : undefined);
  };
  const shown = hovered === undefined ? undefined : bars[hovered];

  return (
    <Box ref={ref}>
      <svg
        role="img"
        aria-label={summary}
        width="100%"
        height={HEIGHT}
        style={{ display: 'block', touchAction: 'pan-y' }}
        onPointerMove={hover}
        onPointerDown={hover}
        onPointerLeave={() => setHovered(undefined)}
      >
        <defs>
          {series.map(({ key, fill }) => (
            <Pattern key={key} id={`${id}${key}`} fill={fill} />
          ))}
        </defs>
        {ticks.map((tick) => (
          <g key={tick} fontSize="11" fill="var(--mantine-color-dimmed)">
            <line x1={LEFT} x2="100%" y1={yOf(tick)} y2={yOf(tick)} stroke="var(--mantine-color-default-border)" />
            <text x={LEFT - 8} y={yOf(tick)} dy="0.32em" textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {width > 0 &&
          bars.map((bar, index) => {
            let below = 0;
            const x = LEFT + index * step;
            return (
              <g key={bar.name}>
                {index === hovered && (
                  <rect x={x} y={TOP} width={step} height={PLOT} fill="var(--mantine-color-default-hover)" />
                )}
                {series.map(({ key }) => {
                  const [from, to] = [below, below + bar.values[key]];
                  below = to;
                  return (
                    to > from && (
                      <rect
                        key={key}
                        x={x + (step - barWidth) / 2}
                        width={barWidth}
                        y={yOf(to)}
                        height={yOf(from) - yOf(to)}
                        fill={`url(#${id}${key})`}
                      />
                    )
                  );
                })}
                {(bars.length - 1 - index) % every === 0 && (
                  <text
                    x={x + step / 2}
                    y={HEIGHT - 6}
                    fontSize="11"
                    textAnchor="middle"
                    fill="var(--mantine-color-dimmed)"
                  >
                    {bar.label}
                  </text>
                )}
              </g>
            );
          })}
      </svg>
      <Group gap="md" mt="xs" mih="1.5rem">
        {series.map(({ key, name, fill }) => (
          <Group key={key} gap={6} wrap="nowrap">
            <svg width="14" height="14" aria-hidden="true">
              <defs>
                <Pattern id={`${id}${key}-legend`} fill={fill} />
              </defs>
              <rect width="14" height="14" rx="3" fill={`url(#${id}${key}-legend)`} />
            </svg>
            <Text size="sm">{name}</Text>
            {shown && (
              <Text size="sm" fw={600}>
                {format(shown.values[key])}
              </Text>
            )}
          </Group>
        ))}
        <Text size="sm" c="dimmed" ml="auto" aria-hidden="true">
          {shown?.name}
        </Text>
      </Group>
    </Box>
  );
}
