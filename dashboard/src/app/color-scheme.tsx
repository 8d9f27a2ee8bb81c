// The menu that switches between the light, dark and system colour schemes.
import { t } from '@lingui/core/macro';
import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { Icon } from '../parts/icons.tsx';

const schemes = [
  { value: 'light', label: t`Light`, icon: 'sun' },
  { value: 'dark', label: t`Dark`, icon: 'moon' },
  { value: 'auto', label: t`System`, icon: 'system' },
] as const;

export function ColorSchemeButton() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const selected = schemes.find(({ value }) => value === colorScheme) ?? schemes[2];
  return (
    <Menu position="bottom-end" withArrow>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" c="var(--mantine-color-text)" size="lg" aria-label={t`Colour scheme`}>
          <Icon name={selected.icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(({ value, label, icon }) => (
          <Menu.Item
            key={value}
            leftSection={<Icon name={icon} size={16} />}
            rightSection={value === colorScheme && <Icon name="check" size={16} />}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
