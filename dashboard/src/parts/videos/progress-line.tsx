// How far something is, in one form everywhere: a bar, and below it the current step and the time left.
import { t } from '@lingui/core/macro';
import { Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** From 0 to 1. */
  progress: number;
  /** The current step in words. */
  activity: string;
  /** Absent while it is unknown. */
  timeLeft?: ReactNode;
  /** It has begun. */
  isMoving?: boolean;
  /** The bar fills slowly, because the service does not tell how far it is. */
  estimatedMs?: number;
}

export const ProgressLine = ({ progress, activity, timeLeft, isMoving = false, estimatedMs }: Props) => (
  <Stack gap={6} w="100%">
    <Progress.Root size="md" transitionDuration={estimatedMs} aria-hidden={estimatedMs !== undefined || undefined}>
      <Progress.Section value={Math.round(progress * 100)} animated={isMoving} aria-label={t`Progress`} />
    </Progress.Root>
    <Group justify="space-between" gap="0 8px">
      <Text component="span" size="sm" fw={500}>
        {activity}
      </Text>
      {timeLeft}
    </Group>
  </Stack>
);
