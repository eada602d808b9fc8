import { ACCOUNT_LIMITS, PASSWORD_TEXTS } from '@larder/contract/account';

export interface FieldError<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

export interface PasswordValues {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/** Returns the first error, or null for a valid form. */
export function checkPasswords({
  current,
  next,
  confirmation,
}: PasswordValues): FieldError<keyof PasswordValues> | null {
  if (current === '') return { field: 'current', message: 'Please enter your current password' };
  if (next !== confirmation) return { field: 'confirmation', message: PASSWORD_TEXTS.differ };
  if (next.length < ACCOUNT_LIMITS.password_min_characters) {
    return { field: 'next', message: PASSWORD_TEXTS.short };
  }
  if (next.length > ACCOUNT_LIMITS.password_max_characters) {
    const message = `Password must be at most ${ACCOUNT_LIMITS.password_max_characters} characters`;
    return { field: 'next', message };
  }
  return null;
}
