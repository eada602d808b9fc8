import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { FieldError } from '#features/profile/model/password-form.ts';

export interface FieldErrorForm<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The value in the DOM. A password manager may fill a field without an event. */
  readonly read: (field: Field) => string;
  /** Shows the error at its field and focuses the field; null clears it. */
  readonly showError: (error: FieldError<Field> | null) => void;
  readonly errorOf: (field: Field) => string | undefined;
}

function controlOf(form: HTMLFormElement | null, field: string): HTMLInputElement | null {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control : null;
}

/** A form with uncontrolled fields that shows one error at a time. */
export function useFieldError<Field extends string>(): FieldErrorForm<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<FieldError<Field> | null>(null);
  useEffect(() => {
    if (error !== null) controlOf(form.current, error.field)?.focus();
  }, [error]);
  return {
    form,
    read: (field) => controlOf(form.current, field)?.value ?? '',
    showError: setError,
    errorOf: (field) => (error?.field === field ? error.message : undefined),
  };
}
