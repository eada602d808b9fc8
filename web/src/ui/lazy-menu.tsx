import { Slot } from '@radix-ui/react-slot';
import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';

import type { MenuOpening } from '#ui/dropdown-menu.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

/** A menu whose script loads when its trigger is hovered or focused. */
export function lazyMenu<Props extends object>(
  load: () => Promise<ComponentType<Props & { opening: MenuOpening }>>,
  renderTrigger: (props: Props) => ReactElement,
) {
  return function LazyMenu(props: Props) {
    const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
    const [Content] = useLazyModule(load, openedBy !== null, () => setOpenedBy(null));
    const trigger = renderTrigger(props);
    if (Content !== null) return <Content {...props} opening={{ trigger, focusFirst: openedBy === 'key' }} />;
    const preload = (): void => {
      // Opening the menu retries and reports the failure.
      load().catch(() => undefined);
    };
    return (
      <Slot
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={preload}
        onFocus={preload}
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
