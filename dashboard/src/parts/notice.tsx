// What a page or a card has to say when it has nothing else to show: an icon, a title, a text and where to go from there.
import { Group, Stack, Text, ThemeIcon, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface NoticeProps {
  icon: IconName;
  title: string;
  /** Of the title. */
  order?: TitleOrder;
  /** One or two sentences. */
  children: ReactNode;
  actions?: ReactNode;
}

export const Notice = ({ icon, title, order = 2, children, actions }: NoticeProps) => (
  <Stack align="center" gap="xs" ta="center">
    <ThemeIcon size={52} radius="xl" variant="light">
      <Icon name={icon} size={26} />
    </ThemeIcon>
    <Title order={order} fz={order === 1 ? '1.375rem' : undefined} mt="xs">
      {title}
    </Title>
    <Text component="div" c="dimmed" maw={460} style={{ textWrap: 'balance' }}>
      {children}
    </Text>
    {actions && (
      <Group justify="center" gap="sm" mt="sm">
        {actions}
      </Group>
    )}
  </Stack>
);
