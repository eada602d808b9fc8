import { Ellipsis } from 'lucide-react';

import type { EntryMenuProps } from '#features/cook-log/components/entry-menu-content.tsx';
import { Button } from '#ui/button.tsx';
import { lazyMenu } from '#ui/lazy-menu.tsx';

/** Actions on an entry of the cook log. The script of the menu is fetched when it opens. */
export const EntryMenu = lazyMenu<EntryMenuProps>(
  async () => {
    const { EntryMenuContent } = await import('#features/cook-log/components/entry-menu-content.tsx');
    return EntryMenuContent;
  },
  ({ day }) => (
    <Button tone="ghost" size="icon" aria-label={`Actions for ${day}`} className="-mr-2.5">
      <Ellipsis aria-hidden="true" />
    </Button>
  ),
);
