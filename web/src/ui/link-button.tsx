import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';

import { buttonStyle } from '#ui/button-style.ts';
import type { ButtonSize, ButtonTone } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';

export interface LinkButtonProps extends ComponentProps<'a'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Styles the only child, for example a router link, instead of rendering an `a`. */
  asChild?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({
  tone = 'secondary',
  size = 'regular',
  asChild = false,
  className,
  ...rest
}: LinkButtonProps) {
  const Element = asChild ? Slot : 'a';
  return <Element {...rest} className={classNames(buttonStyle(tone, size), className)} />;
}
