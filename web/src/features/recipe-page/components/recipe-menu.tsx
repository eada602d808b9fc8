import { Ellipsis } from 'lucide-react';

import type { RecipeMenuProps } from '#features/recipe-page/components/recipe-menu-content.tsx';
import { Button } from '#ui/button.tsx';
import { lazyMenu } from '#ui/lazy-menu.tsx';

/** The less frequent actions on a recipe. The script of the menu is fetched when it opens. */
export const RecipeMenu = lazyMenu<RecipeMenuProps>(
  async () => {
    const { RecipeMenuContent } = await import('#features/recipe-page/components/recipe-menu-content.tsx');
    return RecipeMenuContent;
  },
  () => (
    <Button tone="ghost" size="icon" aria-label="More">
      <Ellipsis aria-hidden="true" />
    </Button>
  ),
);
