import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { FormFailure, FormFault } from '#features/account/model/form.ts';

interface Problem<Field extends string> {
  readonly fault: FormFault<Field> | null;
  readonly failure: FormFailure<Field> | null;
}

export interface FormErrors<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Reads the current value from the DOM. Password managers may fill in a field without an event. */
  read: (field: Field) => string;
  showFault: (fault: FormFault<Field>) => void;
  showFailure: (failure: FormFailure<Field>) => void;
  clear: () => void;
  /** The message to show beside the field. */
  errorOf: (field: Field) => string | undefined;
  /** The message to show for the whole form. */
  message: { readonly text: string; readonly detail: string | undefined } | null;
}

function moveFocus(form: HTMLFormElement | null, field: string | null): void {
  const control = field === null ? null : form?.elements.namedItem(field);
  const target = control instanceof HTMLInputElement ? control : form?.querySelector<HTMLElement>('[type="submit"]');
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
}

/** Error state of a form with uncontrolled fields. Moves the focus to the field that needs attention. */
export function useFormErrors<Field extends string>(): FormErrors<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem<Field>>({ fault: null, failure: null });
  const { fault, failure } = problem;

  // After the render, when the button is enabled again and the message is in the DOM for screen readers.
  useEffect(() => {
    if (fault !== null) moveFocus(form.current, fault.field);
    else if (failure !== null) moveFocus(form.current, failure.field);
  }, [fault, failure]);

  const besideField = fault !== null ? !fault.isFormWide : failure?.isFieldError === true;
  const current = fault ?? failure;
  return {
    form,
    read: (field) => {
      const control = form.current?.elements.namedItem(field);
      return control instanceof HTMLInputElement ? control.value : '';
    },
    showFault: (next) => setProblem({ fault: next, failure: null }),
    showFailure: (next) => setProblem({ fault: null, failure: next }),
    clear: () => setProblem({ fault: null, failure: null }),
    errorOf: (field) => (besideField && current?.field === field ? current.message : undefined),
    message: current === null || besideField ? null : { text: current.message, detail: failure?.detail },
  };
}
