import { type RouteRequest, TOKEN_SCOPES, type TokenScope } from '@larder/contract/route';
import { TOKEN_LIMITS } from '@larder/contract/tokens';
import type { tokensRoutes } from '@larder/contract/tokens';

export type NewToken = RouteRequest<typeof tokensRoutes.createApiToken>['body'];

export const SCOPE_TEXTS: Readonly<Record<TokenScope, { readonly label: string; readonly hint: string }>> = {
  'recipes:read': { label: 'Read recipes', hint: 'See all your recipes' },
  'recipes:write': { label: 'Write recipes', hint: 'Add, change and delete recipes' },
  assistant: {
    label: 'Ask REECE',
    hint: 'Generate recipes, ask questions, and see and delete your chats. Reveals what you don’t eat. Saving a recipe also needs “Write recipes”',
  },
  'profile:read': { label: 'Read profile', hint: 'See your name, email and the rest of your profile' },
  worker: { label: 'Work', hint: 'Answer AI requests from another server of this app' },
};

/** The scopes that the user may grant. Only admins may grant `worker`. */
export function availableScopes(user: { readonly is_admin: boolean } | null | undefined): readonly TokenScope[] {
  return user?.is_admin === true ? TOKEN_SCOPES : TOKEN_SCOPES.filter((scope) => scope !== 'worker');
}

export const EXPIRY_CHOICES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In 365 days' },
  { value: 'never', label: 'Never' },
] as const;

export type ExpiryChoice = (typeof EXPIRY_CHOICES)[number]['value'];

export interface TokenForm {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiry: ExpiryChoice;
}

export function parseExpiry(value: string): ExpiryChoice {
  return EXPIRY_CHOICES.find((choice) => choice.value === value)?.value ?? '90';
}

/** Validates the form: a request body, or the field with its error. */
export function parseTokenForm({
  name,
  scopes,
  expiry,
}: TokenForm): { readonly token: NewToken } | { readonly field: 'name' | 'scopes'; readonly message: string } {
  const trimmed = name.trim();
  if (trimmed === '') return { field: 'name', message: 'Please enter a name' };
  if (trimmed.length > TOKEN_LIMITS.name_max_characters) {
    return { field: 'name', message: `Please use at most ${TOKEN_LIMITS.name_max_characters} characters` };
  }
  if (scopes.length === 0) return { field: 'scopes', message: 'Please choose at least one permission' };
  const days = expiry === 'never' ? null : Number(expiry);
  return { token: { name: trimmed, scopes: [...scopes], expires_in_days: days } };
}

export function isExpired(expiresAt: string | null, nowMs: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= nowMs;
}
