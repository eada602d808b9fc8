import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';

import { classNames } from '#ui/class-names.ts';

const ITEM =
  'relative flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-base no-underline outline-none select-none ' +
  'data-highlighted:bg-paper-sunken data-disabled:cursor-not-allowed data-disabled:text-ink-faint ' +
  'forced-colors:data-highlighted:outline-2 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-faint';

export const MenuRadioGroup = Radix.RadioGroup;

/** How a lazy menu was opened for the first time. */
export interface MenuOpening {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The menu was opened by a key before it was mounted, so it must focus its first item itself. */
  focusFirst: boolean;
}

export interface MenuContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'ref'> {
  opening: MenuOpening;
}

/** The root of a menu that `lazyMenu` loads. Open on mount. Without a portal, so that it stays in the landmark of its trigger. */
export function MenuContent({
  opening: { trigger, focusFirst },
  className,
  onCloseAutoFocus,
  ...rest
}: MenuContentProps) {
  const [isOpen, setOpen] = useState(true);
  // The pressed trigger paints before the menu renders.
  const isShown = useDeferredValue(isOpen);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusFirst) return undefined;
    // After the menu has focused itself.
    const frame = requestAnimationFrame(() => {
      content.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [focusFirst]);
  return (
    <Radix.Root modal={false} open={isShown} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        ref={content}
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...rest}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          // Do not steal a focus that has moved on, for example to the heading of the next page.
          if (document.activeElement !== document.body) event.preventDefault();
        }}
        className={classNames(
          'appear z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-lg border border-line bg-paper-raised p-1.5 shadow-high',
          className,
        )}
      />
    </Radix.Root>
  );
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  tone?: 'plain' | 'danger';
}

/** With `asChild`, its only child becomes the item, for example a link. */
export function MenuItem({ tone = 'plain', className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item {...rest} className={classNames(ITEM, tone === 'danger' ? 'text-beet-ink' : 'text-ink', className)} />
  );
}

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={classNames(ITEM, 'pr-10 text-ink', className)}>
      {children}
      <Radix.ItemIndicator className="absolute right-3">
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={classNames('px-3 pt-2 pb-1 text-sm text-ink-faint', className)} />;
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}
