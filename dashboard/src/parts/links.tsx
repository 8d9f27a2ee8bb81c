// Mantine links that the router follows without loading the page again.
import { Anchor, type AnchorProps, Button, type ButtonProps, Group, NavLink, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icons.tsx';

type Native = ComponentPropsWithRef<'a'>;

/** `<TextLink to="/videos/$id" params={{ id }}>` */
export const TextLink = createLink((props: AnchorProps & Omit<Native, keyof AnchorProps>) => <Anchor {...props} />);

/** Above the title of a page: to the page that it is a part of. */
export const BackLink = createLink(({ children, ...link }: AnchorProps & Omit<Native, keyof AnchorProps>) => (
  <Anchor size="sm" display="inline-block" mb={4} {...link}>
    <Group gap={4} component="span">
      <Icon name="back" size={16} /> {children}
    </Group>
  </Anchor>
));

export const ButtonLink = createLink((props: ButtonProps & Omit<Native, keyof ButtonProps>) => (
  <Button component="a" {...props} />
));

export const MenuLink = createLink((props: NavLinkProps & Omit<Native, keyof NavLinkProps>) => <NavLink {...props} />);
