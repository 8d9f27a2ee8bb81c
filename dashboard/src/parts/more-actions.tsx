// The button with three dots that opens the menu of what else can be done with a thing.
import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import classes from './more-actions.module.css';

interface MoreActionsProps {
  /** The name of the thing. */
  of: string;
  /** With the border of the buttons beside it. */
  bordered?: boolean;
  loading?: boolean;
  width?: number;
  /** `Menu.Item`s. */
  children: ReactNode;
}

export const MoreActions = ({ of, bordered = false, loading = false, width, children }: MoreActionsProps) => (
  <Menu position="bottom-end" withInitialFocusPlaceholder={false} {...(width && { width })}>
    <Menu.Target>
      <ActionIcon
        variant={bordered ? 'default' : 'subtle'}
        c="inherit"
        size={bordered ? 36 : 'more-actions'}
        className={classes.button}
        loading={loading}
        aria-label={t`Actions for ${of}`}
      >
        <Icon name="dots" size={18} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
