import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Button } from '#ui/button.tsx';

/** Looks the same before and after the menu behind it is loaded. */
export function RecipeMenuButton(props: Omit<ComponentProps<typeof Button>, 'children'>) {
  return (
    <Button {...props} tone="ghost" size="icon" aria-label="More">
      <Ellipsis aria-hidden="true" />
    </Button>
  );
}
