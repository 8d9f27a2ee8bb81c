// A titled section on a card.
import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export const SectionCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section">
    <Title order={2} mb="sm">
      {title}
    </Title>
    {children}
  </Paper>
);
