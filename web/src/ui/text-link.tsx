import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';

import { classNames } from '#ui/class-names.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  asChild?: boolean;
}

/** An underlined link, inside running text or alone. */
export function TextLink({ asChild = false, className, ...rest }: TextLinkProps) {
  const Element = asChild ? Slot : 'a';
  return (
    <Element
      {...rest}
      className={classNames(
        'rounded-sm font-semibold text-tomato-ink underline decoration-1 underline-offset-4 hover:transition-colors hover:decoration-2',
        className,
      )}
    />
  );
}
