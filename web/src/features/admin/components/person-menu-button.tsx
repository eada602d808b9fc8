import type { AdminPerson } from '@larder/contract/admin';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Button } from '#ui/button.tsx';

type PersonMenuButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & { person: AdminPerson };

/** Looks the same before and after the menu behind it is loaded. */
export function PersonMenuButton({ person, ...rest }: PersonMenuButtonProps) {
  return (
    <Button {...rest} tone="ghost" size="icon" aria-label={`Actions for ${person.email}`}>
      <Ellipsis aria-hidden="true" />
    </Button>
  );
}
