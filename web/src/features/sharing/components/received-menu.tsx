import { lazy, Suspense, useState } from 'react';

import { ReceivedMenuButton } from '#features/sharing/components/received-menu-button.tsx';
import type { ReceivedMenuProps } from '#features/sharing/components/received-menu-opened.tsx';

async function loadMenu() {
  const { ReceivedMenuOpened } = await import('#features/sharing/components/received-menu-opened.tsx');
  return { default: ReceivedMenuOpened };
}

const LazyMenu = lazy(loadMenu);

/** Most recipes are only opened, so the menu's script is fetched when a pointer or the focus comes near. */
export function ReceivedMenu(props: Omit<ReceivedMenuProps, 'focusFirst'>) {
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const prepare = (): void => {
    // A failed fetch shows when the menu is opened.
    loadMenu().catch(() => undefined);
  };
  const button = (
    <ReceivedMenuButton
      recipeTitle={props.recipe.title}
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
