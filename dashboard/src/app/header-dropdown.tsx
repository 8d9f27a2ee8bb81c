// A menu of the header with its dropdown, open at first.
import { Menu } from '@mantine/core';
import { Icon } from '../parts/icons.tsx';
import type { HeaderMenuProps } from './header-menu.tsx';

export const HeaderDropdown = ({ target, heading, items, width }: HeaderMenuProps) => (
  <Menu position="bottom-end" withArrow defaultOpened {...(width && { width })}>
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown>
      {heading && (
        <>
          <Menu.Label>{heading}</Menu.Label>
          <Menu.Divider />
        </>
      )}
      {items.map(({ key, label, onClick, icon, isSelected, isDisabled = false, lang }) => (
        <Menu.Item
          key={key}
          lang={lang}
          leftSection={icon}
          rightSection={isSelected && <Icon name="check" size={16} />}
          disabled={isDisabled}
          onClick={onClick}
        >
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
