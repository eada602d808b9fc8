import { lazy, Suspense, useState } from 'react';

import { PersonMenuButton } from '#features/admin/components/person-menu-button.tsx';
import type { PersonMenuProps } from '#features/admin/components/person-menu-opened.tsx';

async function loadMenu() {
  const { PersonMenuOpened } = await import('#features/admin/components/person-menu-opened.tsx');
  return { default: PersonMenuOpened };
}

const LazyMenu = lazy(loadMenu);

/** Most rows are only read, so the menu's script is fetched when a pointer or the focus comes near one. */
export function PersonMenu(props: Omit<PersonMenuProps, 'focusFirst'>) {
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const prepare = (): void => {
    // A failed fetch shows when the menu is opened.
    loadMenu().catch(() => undefined);
  };
  const button = (
    <PersonMenuButton
      person={props.person}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => setOpenedBy(event.detail === 0 ? 'key' : 'pointer')}
    />
  );
  if (openedBy === null) return button;
  return (
    <Suspense fallback={button}>
      <LazyMenu {...props} focusFirst={openedBy === 'key'} />
    </Suspense>
  );
}
