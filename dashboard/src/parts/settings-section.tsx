// A section of settings on a card: its title, its state and what it is for, and beside them what can be changed.
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  note?: ReactNode;
  /** Beside the title. */
  state?: ReactNode;
  /** What cannot be undone. */
  isDangerous?: boolean;
  /** So that links can lead to it. */
  id?: string;
  children: ReactNode;
}

export const SettingsSection = ({ title, note, state, isDangerous = false, id, children }: SettingsSectionProps) => {
  const section = useRef<HTMLDivElement>(null);
  // The page has loaded its content after the browser looked for the fragment.
  useEffect(() => {
    if (id !== undefined && window.location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return (
    <Paper
      component="section"
      aria-label={title}
      id={id}
      ref={section}
      className={classes.card}
      style={
        isDangerous ? { borderColor: 'light-dark(var(--mantine-color-red-4), var(--mantine-color-red-9))' } : undefined
      }
    >
      <div className={classes.section}>
        <div>
          <Group gap="sm">
            <Title order={2}>{title}</Title>
            {state}
          </Group>
          {note && (
            <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
              {note}
            </Text>
          )}
        </div>
        <Stack>{children}</Stack>
      </div>
    </Paper>
  );
};
