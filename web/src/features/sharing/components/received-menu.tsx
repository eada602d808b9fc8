import { Ellipsis } from 'lucide-react';

import type { ReceivedMenuProps } from '#features/sharing/components/received-menu-content.tsx';
import { lazyMenu } from '#ui/lazy-menu.tsx';

/** Further actions on a received recipe. The script of the menu is fetched when it opens. */
export const ReceivedMenu = lazyMenu<ReceivedMenuProps>(
  async () => {
    const { ReceivedMenuContent } = await import('#features/sharing/components/received-menu-content.tsx');
    return ReceivedMenuContent;
  },
  ({ recipe }) => (
    <button
      type="button"
      aria-label={`More about ${recipe.title}`}
      className="grid size-11 cursor-pointer place-items-center rounded-full"
    >
      <span className="grid size-9 place-items-center rounded-full border border-line bg-paper-raised shadow-low">
        <Ellipsis className="size-5" aria-hidden="true" />
      </span>
    </button>
  ),
);
