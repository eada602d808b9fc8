import { lazy, Suspense, useState } from 'react';

import { RecipeMenuButton } from '#features/recipe-page/components/recipe-menu-button.tsx';
import type { RecipeMenuProps } from '#features/recipe-page/components/recipe-menu-opened.tsx';

async function loadMenu() {
  const { RecipeMenuOpened } = await import('#features/recipe-page/components/recipe-menu-opened.tsx');
  return { default: RecipeMenuOpened };
}

const LazyMenu = lazy(loadMenu);

/** Most recipes are only cooked from, so the menu's script is fetched when a pointer or the focus comes near. */
export function RecipeMenu(props: Omit<RecipeMenuProps, 'focusFirst'>) {
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const prepare = (): void => {
    // A failed fetch shows when the menu is opened.
    loadMenu().catch(() => undefined);
  };
  const button = (
    <RecipeMenuButton
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
