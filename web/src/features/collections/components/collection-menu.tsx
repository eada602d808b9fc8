import { Ellipsis } from 'lucide-react';

import type { CollectionMenuProps } from '#features/collections/components/collection-menu-content.tsx';
import { Button } from '#ui/button.tsx';
import { lazyMenu } from '#ui/lazy-menu.tsx';

/** The less frequent actions on a collection. The script of the menu is fetched when it opens. */
export const CollectionMenu = lazyMenu<CollectionMenuProps>(
  async () => {
    const { CollectionMenuContent } = await import('#features/collections/components/collection-menu-content.tsx');
    return CollectionMenuContent;
  },
  () => (
    <Button tone="ghost" size="icon" aria-label="More">
      <Ellipsis aria-hidden="true" />
    </Button>
  ),
);
