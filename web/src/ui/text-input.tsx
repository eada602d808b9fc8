import type { ComponentProps } from 'react';

import { classNames } from '#ui/class-names.ts';
import { CONTROL_STYLE } from '#ui/control-style.ts';

export type TextInputProps = ComponentProps<'input'>;

/** Runs in the direction of what is typed, where that may be words of any language. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  const direction = type === 'text' ? { dir: 'auto' } : {};
  return <input {...direction} {...rest} type={type} className={classNames(CONTROL_STYLE, className)} />;
}
