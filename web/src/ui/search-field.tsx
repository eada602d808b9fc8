import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';

import { classNames } from '#ui/class-names.ts';
import { CONTROL_STYLE } from '#ui/control-style.ts';

export interface SearchFieldProps {
  /** The accessible name, and the default placeholder. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: () => void;
  maxLength?: number;
  className?: string;
}

export function SearchField({
  label,
  placeholder = label,
  value,
  onChange,
  onSubmit,
  maxLength,
  className,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      className={classNames('relative h-fit', className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-faint"
        aria-hidden="true"
      />
      <input
        ref={input}
        id={id}
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          CONTROL_STYLE,
          'px-11 [&::-webkit-search-cancel-button]:hidden [&::-webkit-search-decoration]:hidden',
        )}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-faint hover:text-ink focus-visible:-outline-offset-2"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
