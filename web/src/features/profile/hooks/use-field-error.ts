import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { Fault } from '#features/profile/model/password-form.ts';

export interface FaultyForm<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What stands in a field now, also when a password manager put it there without a word. */
  readonly read: (field: Field) => string;
  /** Says what is wrong with a field, and goes there. Null: nothing is any more. */
  readonly show: (fault: Fault<Field> | null) => void;
  readonly errorOf: (field: Field) => string | undefined;
}

function controlOf(form: HTMLFormElement | null, field: string): HTMLInputElement | null {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control : null;
}

/** For a form whose fields keep their own values and of which one thing at a time may be wrong. */
export function useFieldError<Field extends string>(): FaultyForm<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<Fault<Field> | null>(null);
  useEffect(() => {
    if (fault !== null) controlOf(form.current, fault.field)?.focus();
  }, [fault]);
  return {
    form,
    read: (field) => controlOf(form.current, field)?.value ?? '',
    show: setFault,
    errorOf: (field) => (fault?.field === field ? fault.message : undefined),
  };
}
