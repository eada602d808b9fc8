import type { ReceivedCard } from '@larder/contract/sharing';
import { CopyPlus, ListX } from 'lucide-react';

import { ReceivedMenuButton } from '#features/sharing/components/received-menu-button.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#ui/dropdown-menu.tsx';

export interface ReceivedMenuProps {
  recipe: ReceivedCard;
  onCopy: (id: string) => void;
  onLeave: (recipe: ReceivedCard) => void;
  focusFirst: boolean;
}

/** Opens as soon as it is there. */
export function ReceivedMenuOpened({ recipe, onCopy, onLeave, focusFirst }: ReceivedMenuProps) {
  return (
    <Menu modal={false} defaultOpen>
      <MenuTrigger asChild>
        <ReceivedMenuButton recipeTitle={recipe.title} />
      </MenuTrigger>
      <MenuContent focusFirst={focusFirst}>
        <MenuItem onSelect={() => onCopy(recipe.id)}>
          <CopyPlus aria-hidden="true" />
          Copy to my cookbook
        </MenuItem>
        <MenuItem onSelect={() => onLeave(recipe)}>
          <ListX aria-hidden="true" />
          Remove from my list
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
