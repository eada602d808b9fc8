import { Ellipsis } from 'lucide-react';

import type { ReceivedMenuProps } from '#features/sharing/components/received-menu-content.tsx';
import { lazyMenu } from '#ui/lazy-menu.tsx';

/** What else one can do with what somebody shared; most of it is only opened. */
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
