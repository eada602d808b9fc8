import type { ReceivedCard } from '@larder/contract/sharing';
import { CopyPlus, ListX } from 'lucide-react';

import { MenuItem, MenuContent } from '#ui/dropdown-menu.tsx';
import type { MenuOpening } from '#ui/dropdown-menu.tsx';

export interface ReceivedMenuProps {
  recipe: ReceivedCard;
  onCopy: (id: string) => void;
  onRemove: (recipe: ReceivedCard) => void;
}

export function ReceivedMenuContent({
  recipe,
  onCopy,
  onRemove,
  opening,
}: ReceivedMenuProps & { opening: MenuOpening }) {
  return (
    <MenuContent opening={opening}>
      <MenuItem onSelect={() => onCopy(recipe.id)}>
        <CopyPlus aria-hidden="true" />
        Copy to my cookbook
      </MenuItem>
      <MenuItem onSelect={() => onRemove(recipe)}>
        <ListX aria-hidden="true" />
        Remove from my list
      </MenuItem>
    </MenuContent>
  );
}
