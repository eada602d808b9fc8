import { Ellipsis } from 'lucide-react';

import type { PersonMenuProps } from '#features/admin/components/person-menu-content.tsx';
import { Button } from '#ui/button.tsx';
import { lazyMenu } from '#ui/lazy-menu.tsx';

/** The actions for one account. Loaded on demand: most rows are only read. */
export const PersonMenu = lazyMenu<PersonMenuProps>(
  async () => {
    const { PersonMenuContent } = await import('#features/admin/components/person-menu-content.tsx');
    return PersonMenuContent;
  },
  ({ person }) => (
    <Button tone="ghost" size="icon" aria-label={`Actions for ${person.email}`}>
      <Ellipsis aria-hidden="true" />
    </Button>
  ),
);
