// The layout of a page: title, description, actions and content; and of its placeholder.
import { Box, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { setPageTitle } from '../lib/tab-title.ts';

interface PageProps {
  title: string;
  /** For screen readers only: the page begins with a bar of its own. */
  hidesTitle?: boolean;
  /** Replaces `title` on the page but not in the tab, e.g. to add a badge. */
  heading?: ReactNode;
  description?: ReactNode;
  /** Buttons at the right of the title, or below it where both do not fit. */
  actions?: ReactNode;
  /** Above the title, e.g. a link to the parent page. */
  above?: ReactNode;
  /** `narrow` for forms, `wide` for grids. */
  width?: 'narrow' | 'normal' | 'wide';
  children?: ReactNode;
}

const widths = { narrow: 680, normal: 1140, wide: 1440 };

export function Page({
  title,
  hidesTitle,
  heading,
  description,
  actions,
  above,
  width = 'normal',
  children,
}: PageProps) {
  useEffect(() => {
    setPageTitle(title);
  }, [title]);
  return (
    <Stack gap="lg" maw={widths[width]} w="100%">
      {hidesTitle ? (
        <VisuallyHidden component="h1">{title}</VisuallyHidden>
      ) : (
        <Box>
          {above}
          <Group justify="space-between" gap="sm" mih={36}>
            <Title order={1} maw={640} miw={0}>
              {heading ?? title}
            </Title>
            {actions && <Group gap="sm">{actions}</Group>}
          </Group>
          {description && (
            <Text c="dimmed" mt={4} maw={640} fz={{ base: 'sm', sm: 'md' }}>
              {description}
            </Text>
          )}
        </Box>
      )}
      {children}
    </Stack>
  );
}

/** A page while it loads, with placeholders about as large as its content. */
export const PageSkeleton = ({ width = 'normal', children }: Pick<PageProps, 'width' | 'children'>) => (
  <Stack gap="lg" maw={widths[width]} w="100%" aria-busy="true">
    <Skeleton height={34} width={220} />
    {children}
  </Stack>
);
