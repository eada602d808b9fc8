import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { AccountMenuButton } from '#app/account-menu-button.tsx';
import { sessionQuery } from '#features/account/api.ts';

async function loadMenu() {
  const { AccountMenuOpened } = await import('#app/account-menu-opened.tsx');
  return { default: AccountMenuOpened };
}

const LazyMenu = lazy(loadMenu);

/** Most visits never open it, so its script is fetched when a pointer or the focus comes near. */
export function AccountMenu() {
  const { data: user = null } = useQuery(sessionQuery());
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const prepare = (): void => {
    // A failed fetch shows when the menu is opened.
    loadMenu().catch(() => undefined);
  };
  const button = (
    <AccountMenuButton
      user={user}
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
      <LazyMenu focusFirst={openedBy === 'key'} />
    </Suspense>
  );
}
