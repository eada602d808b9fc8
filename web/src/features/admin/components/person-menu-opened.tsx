import type { AdminPerson } from '@larder/contract/admin';
import { useId, useRef } from 'react';

import { actionsFor, OWN_ROW_TEXT } from '#features/admin/model/person-actions.ts';
import type { PersonAction } from '#features/admin/model/person-actions.ts';
import { PersonMenuButton } from '#features/admin/components/person-menu-button.tsx';
import { getPublicConfig } from '#platform/public-config.ts';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '#ui/dropdown-menu.tsx';

export interface PersonMenuProps {
  person: AdminPerson;
  /** It is the admin who looks at the list. */
  isSelf: boolean;
  focusFirst: boolean;
  onChoose: (action: PersonAction) => void;
}

/** Opens as soon as it is there. */
export function PersonMenuOpened({ person, isSelf, focusFirst, onChoose }: PersonMenuProps) {
  const reasonId = useId();
  const chosen = useRef<PersonAction | null>(null);
  return (
    <Menu modal={false} defaultOpen>
      <MenuTrigger asChild>
        <PersonMenuButton person={person} />
      </MenuTrigger>
      <MenuContent
        className="w-64 text-left"
        focusFirst={focusFirst}
        {...(isSelf ? { 'aria-describedby': reasonId } : {})}
        onCloseAutoFocus={() => {
          const action = chosen.current;
          chosen.current = null;
          // Only now: a dialog that opens sooner would give the focus back to the menu, which is gone by then.
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
    </Menu>
  );
}
