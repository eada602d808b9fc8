import { Slot } from '@radix-ui/react-slot';
import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';

import type { MenuOpening } from '#ui/dropdown-menu.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

/**
 * A menu that most visits never open: its script is fetched when a pointer or the focus comes near the button that
 * `renderTrigger` makes.
 */
export function lazyMenu<Props extends object>(
  load: () => Promise<ComponentType<Props & { opening: MenuOpening }>>,
  renderTrigger: (props: Props) => ReactElement,
) {
  return function FetchedMenu(props: Props) {
    const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
    const [Content] = useLazyModule(load, openedBy !== null, () => setOpenedBy(null));
    const trigger = renderTrigger(props);
    if (Content !== null) return <Content {...props} opening={{ trigger, focusFirst: openedBy === 'key' }} />;
    const prepare = (): void => {
      // A failed fetch shows when the menu is opened.
      load().catch(() => undefined);
    };
    return (
      <Slot
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => setOpenedBy(event.detail === 0 ? 'key' : 'pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpenedBy('key');
        }}
      >
        {trigger}
      </Slot>
    );
  };
}
