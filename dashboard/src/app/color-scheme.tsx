// The menu that switches between the light, dark and system colour schemes.
import { t } from '@lingui/core/macro';
import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { Icon } from '../parts/icons.tsx';
import { HeaderMenu } from './header-menu.tsx';

const schemes = [
  { value: 'light', label: t`Light`, icon: 'sun' },
  { value: 'dark', label: t`Dark`, icon: 'moon' },
  { value: 'auto', label: t`System`, icon: 'system' },
] as const;

export function ColorSchemeButton() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const selected = schemes.find(({ value }) => value === colorScheme) ?? schemes[2];
  return (
    <HeaderMenu
      target={
        <ActionIcon variant="subtle" color="gray" c="var(--mantine-color-text)" size="lg" aria-label={t`Colour scheme`}>
          <Icon name={selected.icon} />
        </ActionIcon>
      }
      items={schemes.map(({ value, label, icon }) => ({
        key: value,
        label,
        icon: <Icon name={icon} size={16} />,
        isSelected: value === colorScheme,
        onClick: () => setColorScheme(value),
      }))}
    />
  );
}
