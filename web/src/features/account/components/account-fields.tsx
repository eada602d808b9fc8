import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import type { PasswordInputProps } from '#ui/password-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';

export interface EmailFieldProps extends TextInputProps {
  hint?: string;
  error?: string | undefined;
}

export function EmailField({ hint, error, ...rest }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <TextInput
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...control}
          type="email"
          name="email"
        />
      )}
    </Field>
  );
}

export interface PasswordFieldProps extends PasswordInputProps {
  label?: string;
  hint?: string;
  error?: string | undefined;
}

export function PasswordField({ label = 'Password', hint, error, ...rest }: PasswordFieldProps) {
  return (
    <Field label={label} error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => <PasswordInput required name="password" {...rest} {...control} />}
    </Field>
  );
}
