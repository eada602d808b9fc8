import type { AuditEntry } from '@larder/contract/admin';
import type { AuditAction } from '@larder/contract/audit';

/** The texts of the audit actions. An unknown action is shown by its own name. */
const ACTIONS: Readonly<Record<AuditAction, string>> = {
  'account.registered': 'Registered',
  'signed-in': 'Logged in',
  'signed-out': 'Logged out',
  'sign-in.refused': 'Tried to log in and was refused',
  'second-step.completed': 'Completed the second step of logging in',
  'second-step.refused': 'Entered a wrong code in the second step',
  'second-step.locked': 'Entered too many wrong codes; codes are locked on unknown devices',
  reauthenticated: 'Confirmed with the password',
  'reauthentication.refused': 'Tried to confirm with a wrong password',
  'change.refused': 'Tried to change something and was refused',
  'secret-key.changed': 'Changed the server’s secret key',
  'session.ended': 'Entered too many wrong passwords or codes and was signed out',
  'session.revoked': 'Signed out one device',
  'sessions.revoked': 'Signed out everywhere',
  'password.changed': 'Changed the password',
  'password.change-refused': 'Tried to change the password and was refused',
  'phone.changed': 'Changed the phone number',
  'link.refused': 'Used an invalid or expired link',
  'password.reset': 'Set a new password with a link',
  'password.reset-requested': 'Asked for a link to set a new password',
  'email.confirmation-requested': 'Asked for a link to confirm the email address',
  'email.confirmed': 'Confirmed the email address',
  'email.change-requested': 'Asked to change the email address',
  'email.changed': 'Changed the email address',
  'factor.enrolled': 'Started to set up a second factor',
  'factor.verified': 'Set up a second factor',
  'factor.removed': 'Removed a second factor',
  'recovery-codes.created': 'Created new recovery codes',
  'recovery-code.used': 'Logged in with a recovery code',
  'passkey.added': 'Added a passkey',
  'passkey.removed': 'Removed a passkey',
  'passkey.used': 'Confirmed with a passkey',
  'passkey.refused': 'Tried a passkey and was refused',
  'passkey.counter-refused': 'Tried a passkey that may have been copied, and was refused',
  'api-token.created': 'Created an API token',
  'api-token.deleted': 'Deleted an API token',
  'openid.linked': 'Linked the account to another service',
  'openid.refused': 'Tried to log in with another service and was refused',
  'openid.registered': 'Registered with another service',
  'refresh-token.refused': 'Used an invalid or expired refresh token',
  'refresh-token.reused': 'Used a refresh token twice and was signed out',
  'data.exported': 'Downloaded all data of the account',
  'account.deleted': 'Deleted the account',
  'account.delete-refused': 'Tried to delete the account and was refused',
  'account.reclaimed': 'Confirmed the address, which removed all earlier sign-in methods',
  'admin.created': 'Made an admin from the command line',
  'person.disabled': 'Disabled the account',
  'person.enabled': 'Enabled the account',
  'person.made-admin': 'Made someone an admin',
  'person.unmade-admin': 'Removed the admin role',
  'person.password-reset': 'Forced a password reset',
  'invitation.created': 'Invited someone',
  'invitation.used': 'Signed up with an invitation',
  'invitation.revoked': 'Withdrew an invitation',
  'message.opened': 'Opened a message with a link or a code in it',
  'community-recipe.hidden': 'Hid a community recipe',
  'community-recipe.shown': 'Showed a community recipe again',
  'comment.hidden': 'Hid a comment',
  'comment.shown': 'Showed a comment again',
  'public-link.hidden': 'Hid a public link',
  'public-link.shown': 'Showed a public link again',
  'reports.dismissed': 'Dismissed a report',
};

/** "outbox-message.opened" → "Outbox message opened". */
function humanize(action: string): string {
  const words = action.replaceAll(/[._-]+/gu, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function actionText(action: string): string {
  return Object.entries(ACTIONS).find(([name]) => name === action)?.[1] ?? humanize(action);
}

type Parties = Pick<AuditEntry, 'actor_id' | 'actor_email' | 'subject_id' | 'subject_email'>;

/** The actor's email address; the id after the account was deleted. */
export function actorText({ actor_id: id, actor_email: email }: Parties): string {
  return email ?? id ?? 'Not signed in';
}

/** The account the action was about. */
export function subjectText({ actor_id: actor, subject_id: id, subject_email: email }: Parties): string {
  if (id === null) return '–';
  if (id === actor) return 'Themselves';
  return email ?? id;
}

/** The details as rows of a definition list. */
export function detailRows(
  details: AuditEntry['details'],
): readonly { readonly name: string; readonly value: string }[] {
  return Object.entries(details).map(([name, value]) => ({
    name: humanize(name),
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}
