import { Pencil, Trash2 } from 'lucide-react';

import { MenuContent, MenuItem } from '#ui/dropdown-menu.tsx';
import type { MenuOpening } from '#ui/dropdown-menu.tsx';

export interface EntryMenuProps {
  /** Names the entry. */
  day: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function EntryMenuContent({ opening, onEdit, onDelete }: EntryMenuProps & { opening: MenuOpening }) {
  return (
    <MenuContent opening={opening} className="min-w-40">
      <MenuItem onSelect={onEdit}>
        <Pencil aria-hidden="true" />
        Edit
      </MenuItem>
      <MenuItem tone="danger" onSelect={onDelete}>
        <Trash2 aria-hidden="true" />
        Delete
      </MenuItem>
    </MenuContent>
  );
}
