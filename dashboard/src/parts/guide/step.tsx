// A step of the guide, which ticks when it is done.
import { t } from '@lingui/core/macro';
import { Box, Group, Paper, Text, ThemeIcon, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons.tsx';

interface StepProps {
  /** Absent: the only step, without a number. */
  number?: number;
  title: string;
  /** Until it is done. */
  note?: string;
  doneNote?: ReactNode;
  done: boolean;
  /** Only its content is shown; its title is for screen readers. */
  hidesHeading?: boolean;
  /** What the step waits for, at the end of its header. */
  status?: ReactNode;
  /** Absent: it is folded. */
  children: ReactNode;
}

export function Step({ number, title, note, doneNote, done, hidesHeading = false, status, children }: StepProps) {
  const heading = useId();
  const about = done ? doneNote : note;
  return (
    <Paper
      component="section"
      {...(hidesHeading ? { 'aria-label': title } : { 'aria-labelledby': heading })}
      p={{ base: 'md', sm: 'lg' }}
    >
      {!hidesHeading && (
        <Group justify="space-between" gap="xs" align="flex-start">
          <Group gap="sm" wrap="nowrap" align={about ? 'flex-start' : 'center'} flex="1 1 250px">
            {(done || number !== undefined) && (
              <ThemeIcon
                radius="xl"
                size={30}
                variant={done ? 'filled' : 'light'}
                fw={700}
                {...(done ? { role: 'img', 'aria-label': t`Done` } : { 'aria-hidden': true })}
              >
                {done ? <Icon name="check" size={18} /> : number}
              </ThemeIcon>
            )}
            <div>
              <Title order={2} id={heading}>
                {title}
              </Title>
              <Text size="sm" c="dimmed">
                {about}
              </Text>
            </div>
          </Group>
          {status}
        </Group>
      )}
      {children && <Box mt={hidesHeading ? 0 : 'md'}>{children}</Box>}
    </Paper>
  );
}
