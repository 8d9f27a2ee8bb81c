// A menu in the header. Its dropdown is loaded when it is first opened, because no page needs it to be shown.
import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { lazyPage } from '../lib/lazy-page.ts';

const HeaderDropdown = lazyPage(() => import('./header-dropdown.tsx'), 'HeaderDropdown');

interface HeaderMenuItem {
  key: string;
  label: ReactNode;
  onClick: () => void;
  icon?: ReactNode;
  isSelected?: boolean;
  isDisabled?: boolean;
  lang?: string;
}

export interface HeaderMenuProps {
  /** The button that opens the menu. */
  target: ReactElement<{ onClick?: () => void }>;
  /** Above the items. */
  heading?: ReactNode;
  items: readonly HeaderMenuItem[];
  width?: number;
}

export function HeaderMenu(props: HeaderMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = cloneElement(props.target, {
    onClick: () => setWanted(true),
    ...{ 'aria-haspopup': 'menu', 'aria-expanded': false },
  });
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <HeaderDropdown {...props} />
    </Suspense>
  );
}
