import { EMAIL_PATTERN, LOGIN_TEXTS } from '@larder/contract/account';
import { INVITATION_LIMITS } from '@larder/contract/invitations';
import type { Invitation, InvitationState, invitationsRoutes } from '@larder/contract/invitations';
import type { RouteRequest } from '@larder/contract/route';

export type NewInvitation = RouteRequest<typeof invitationsRoutes.createInvitation>['body'];

export const DAYS_CHOICES = [1, INVITATION_LIMITS.days_default, 30, INVITATION_LIMITS.days_max] as const;
export const USES_CHOICES = [INVITATION_LIMITS.uses_default, 5, 10, 25, 50, INVITATION_LIMITS.uses_max] as const;

export interface InvitationForm {
  readonly email: string;
  readonly days: number;
  readonly uses: number;
}

/** Validates the form: a request body, or the error of the address. */
export function parseInvitation({
  email,
  days,
  uses,
}: InvitationForm): { readonly invitation: NewInvitation } | { readonly fault: string } {
  const address = email.trim();
  if (address === '') return { invitation: { expires_in_days: days, uses_max: uses } };
  if (!EMAIL_PATTERN.test(address)) return { fault: LOGIN_TEXTS.email_invalid };
  return { invitation: { email: address, expires_in_days: days } };
}

/** The guests an invitation is for. */
export function guestText({ email, uses_max: max }: Pick<Invitation, 'email' | 'uses_max'>): string {
  if (email !== null) return email;
  return max === 1 ? 'Anyone with the link' : `Up to ${max} people with the link`;
}

export const STATES: Readonly<
  Record<InvitationState, { readonly text: string; readonly tone: 'basil' | 'saffron' | 'plain' }>
> = {
  open: { text: 'Open', tone: 'basil' },
  used: { text: 'Used', tone: 'plain' },
  expired: { text: 'Expired', tone: 'saffron' },
  revoked: { text: 'Withdrawn', tone: 'plain' },
};
