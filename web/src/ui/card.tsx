import type { ComponentPropsWithoutRef, ElementType } from 'react';

import { classNames } from '#ui/class-names.ts';

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  as?: ElementType;
  /** No padding, for a card that begins with a picture. */
  flush?: boolean;
  /** The whole card is one link (give that link `after:absolute after:inset-0`); it has hover and focus styles. */
  interactive?: boolean;
}

export function Card({ as: Element = 'div', flush = false, interactive = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        'relative rounded-lg border border-line bg-paper-raised',
        flush ? 'overflow-hidden' : 'p-5 sm:p-6',
        interactive &&
          'transition-[box-shadow,border-color] focus-within:border-ink has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ink pointer-fine:hover:border-edge pointer-fine:hover:shadow-mid',
        className,
      )}
    />
  );
}
