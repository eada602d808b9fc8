import type { AdminPerson } from '@larder/contract/admin';
import { useId, useRef } from 'react';

import { actionsFor, OWN_ROW_TEXT } from '#features/admin/model/person-actions.ts';
import type { PersonAction } from '#features/admin/model/person-actions.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { MenuItem, MenuLabel, MenuContent } from '#ui/dropdown-menu.tsx';
import type { MenuOpening } from '#ui/dropdown-menu.tsx';

export interface PersonMenuProps {
  person: AdminPerson;
  /** The row is the admin's own. */
  isSelf: boolean;
  onChoose: (action: PersonAction) => void;
}

export function PersonMenuContent({ person, isSelf, onChoose, opening }: PersonMenuProps & { opening: MenuOpening }) {
  const reasonId = useId();
  const chosen = useRef<PersonAction | null>(null);
  return (
    <MenuContent
      opening={opening}
      className="w-64 text-left"
      {...(isSelf ? { 'aria-describedby': reasonId } : {})}
      onCloseAutoFocus={() => {
        const action = chosen.current;
        chosen.current = null;
        // After the menu has closed. A dialog that opens earlier would return the focus to the closed menu.
        if (action !== null) onChoose(action);
      }}
    >
      {isSelf && (
        <MenuLabel id={reasonId} className="whitespace-normal">
          {OWN_ROW_TEXT}
        </MenuLabel>
      )}
      {actionsFor(person, getPublicConfig().mail_delivers).map((action) => (
        <MenuItem
          key={action.act}
          tone={action.act === 'delete' && !isSelf ? 'danger' : 'plain'}
          disabled={isSelf}
          onSelect={() => {
            chosen.current = action;
          }}
        >
          {action.label}
        </MenuItem>
      ))}
    </MenuContent>
  );
}
