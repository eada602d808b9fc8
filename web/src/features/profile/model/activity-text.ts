import type { AuditAction } from '@larder/contract/audit';

/** What is noted down, as a person would say it. */
const SENTENCES: Readonly<Record<AuditAction, string>> = {
  'signed-in': 'You signed in',
  'sign-in.refused': 'Somebody tried to sign in and was refused',
  'second-step.completed': 'You completed the second step of signing in',
  'second-step.refused': 'The second step of signing in was refused',
  'session.revoked': 'You signed out in another place',
  'sessions.revoked': 'You signed out everywhere',
  'account.registered': 'You registered',
  'password.changed': 'Your password was changed',
  'password.reset': 'Your password was set anew by a link from a mail',
  'email.change-requested': 'A change of your email address was asked for',
  'email.changed': 'Your email address was changed',
  'email.confirmed': 'Your email address was confirmed',
  'factor.enrolled': 'You began to add a second step of signing in',
  'factor.verified': 'A second step of signing in was added',
  'factor.removed': 'A second step of signing in was removed',
  'recovery-codes.created': 'New recovery codes were made',
  'recovery-code.used': 'A recovery code was used',
  'passkey.added': 'A passkey was added',
  'passkey.used': 'A passkey was used',
  'passkey.removed': 'A passkey was removed',
  'passkey.refused': 'A passkey was refused',
  'passkey.counter-refused': 'A passkey was refused: it may have been copied',
  'api-token.created': 'An API token was made',
  'api-token.deleted': 'An API token was revoked',
  'refresh-token.reused': 'A program was signed out: its token was used twice',
  'account.deleted': 'Your account was deleted',
  'admin.created': 'You were made an administrator on the server itself',
  'community-recipe.hidden': 'An administrator hid a recipe of yours from the community',
  'community-recipe.shown': 'An administrator showed a recipe of yours again',
  'comment.hidden': 'An administrator hid a comment of yours',
  'comment.shown': 'An administrator showed a comment of yours again',
  'public-link.hidden': 'An administrator hid a public link of yours',
  'public-link.shown': 'An administrator showed a public link of yours again',
  'reports.dismissed': 'An administrator found nothing wrong with what was reported',
  'password.reset-requested': 'A link to set a new password was asked for',
  'email.confirmation-requested': 'The email that confirms your address was asked for again',
  'data.exported': 'Your data was downloaded',
  'openid.registered': 'You registered by another service',
  'openid.linked': 'Another service was connected for signing in',
  'invitation.created': 'You invited somebody to sign up',
  'invitation.used': 'An invitation was used',
  'invitation.revoked': 'You withdrew an invitation',
  'message.opened': 'An administrator read a mail that was meant for you',
  'person.made-admin': 'You were made an administrator',
  'person.unmade-admin': 'You are no administrator any more',
  'person.password-reset': 'An administrator sent you a link to set a new password',
  'person.disabled': 'An administrator disabled your account',
  'person.enabled': 'An administrator enabled your account again',
};

/** "factor.verified" as a sentence; one that is new to this page is at least readable. */
export function activityText(action: string): string {
  const known = Object.entries(SENTENCES).find(([name]) => name === action)?.[1];
  if (known !== undefined) return known;
  const words = action.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words === '' ? 'Something happened' : words.charAt(0).toUpperCase() + words.slice(1);
}
