import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { AuthForm } from '#features/account/components/auth-form.tsx';
import { useAuthForm } from '#features/account/hooks/use-auth-form.ts';
import { describeFailure } from '#features/account/model/form.ts';
import { isCode, readCode } from '#features/account/model/second-step.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface CodeFormProps {
  /** `digits` is a six-digit code from an app or a message; `recovery` is a recovery code. */
  kind: 'digits' | 'recovery';
  hint: ReactNode;
  onCode: (code: string) => Promise<void>;
}

const KINDS = {
  digits: { label: 'Six-digit code', missing: 'Please enter the six digits' },
  recovery: { label: 'Recovery code', missing: 'Please enter a recovery code' },
} as const;

/** One field for a code. It takes the focus when it opens. */
export function CodeForm({ kind, hint, onCode }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { label, missing } = KINDS[kind];
  const form = useAuthForm({
    fields: ['code'],
    check: ({ code }) => {
      const complete = kind === 'digits' ? isCode(code) : code.trim() !== '';
      return complete ? null : { field: 'code', message: missing, isFormWide: false };
    },
    send: ({ code }) => onCode(kind === 'digits' ? readCode(code) : code.trim()),
    describe: (error) => describeFailure(error, 'code'),
  });
  return (
    <AuthForm form={form} submitLabel="Continue" busyLabel="Checking...">
      <Field label={label} hint={hint} error={form.errorOf('code')}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="code"
            required
            inputMode={kind === 'digits' ? 'numeric' : 'text'}
            autoComplete={kind === 'digits' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            className="tabular-nums"
          />
        )}
      </Field>
    </AuthForm>
  );
}
