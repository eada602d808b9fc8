import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

import { classNames } from '#ui/class-names.ts';
import { CONTROL_STYLE } from '#ui/control-style.ts';

/** `rows` is the minimum height. */
export type TextAreaProps = ComponentProps<'textarea'>;

function growToContent(element: HTMLTextAreaElement | null): void {
  if (element === null || CSS.supports('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}

/** Grows with its text. */
export function TextArea({ className, rows = 2, ref, onInput, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => growToContent(own.current));
  return (
    <textarea
      dir="auto"
      {...rest}
      rows={rows}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      onInput={(event) => {
        growToContent(event.currentTarget);
        onInput?.(event);
      }}
      style={{ minHeight: `calc(${rows} * 1.55em + 1.125rem)` }}
      className={classNames(CONTROL_STYLE, 'max-h-[70dvh] resize-none [field-sizing:content]', className)}
    />
  );
}
