// Mantine links that the router follows without loading the page again.
import { Anchor, type AnchorProps, Button, type ButtonProps, NavLink, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type Native = ComponentPropsWithRef<'a'>;

/** `<TextLink to="/videos/$id" params={{ id }}>` */
export const TextLink = createLink((props: AnchorProps & Omit<Native, keyof AnchorProps>) => <Anchor {...props} />);

export const ButtonLink = createLink((props: ButtonProps & Omit<Native, keyof ButtonProps>) => (
  <Button component="a" {...props} />
));

export const MenuLink = createLink((props: NavLinkProps & Omit<Native, keyof NavLinkProps>) => <NavLink {...props} />);
