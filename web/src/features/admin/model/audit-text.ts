import type { AuditEntry } from '@larder/contract/admin';
import type { AuditAction } from '@larder/contract/audit';

/** The texts of the audit actions. An unknown action is shown by its own name. */
const ACTIONS: Readonly<Record<AuditAction, string>> = {
  'account.registered': 'Registered',
  'signed-in': 'Logged in',
  'signed-out': 'Logged out',
  'sign-in.refused': 'Tried to log in and was refused',
  'second-step.completed': 'Completed the second step of logging in',
  'second-step.refused': 'Gave a wrong code in the second step',
  'second-step.locked': 'Gave too many wrong codes, so codes are locked on unknown devices',
  reauthenticated: 'Confirmed with the password',
  'reauthentication.refused': 'Tried to confirm with a wrong password',
  'change.refused': 'Tried to change something and was refused',
  'secret-key.changed': 'Gave the server another secret key',
  'session.ended': 'Gave too many wrong passwords or codes, and was signed out there',
  'session.revoked': 'Signed out in one place',
  'sessions.revoked': 'Signed out everywhere',
  'password.changed': 'Changed the password',
  'password.change-refused': 'Tried to change the password and was refused',
  'phone.changed': 'Changed the phone number',
  'link.refused': 'Used a link that is not good or no longer good',
  'password.reset': 'Set a new password by a link',
  'password.reset-requested': 'Asked for a link to set a new password',
  'email.confirmation-requested': 'Asked for a link to confirm the email address',
  'email.confirmed': 'Confirmed the email address',
  'email.change-requested': 'Asked to change the email address',
  'email.changed': 'Changed the email address',
  'factor.enrolled': 'Began to set up a second factor',
  'factor.verified': 'Set up a second factor',
  'factor.removed': 'Removed a second factor',
  'recovery-codes.created': 'Made new recovery codes',
  'recovery-code.used': 'Logged in with a recovery code',
  'passkey.added': 'Added a passkey',
  'passkey.removed': 'Removed a passkey',
  'passkey.used': 'Confirmed with a passkey',
  'passkey.refused': 'Tried a passkey and was refused',
  'passkey.counter-refused': 'Tried a passkey that may have been copied, and was refused',
  'api-token.created': 'Created an API token',
  'api-token.deleted': 'Deleted an API token',
  'openid.linked': 'Linked the account to another service',
  'openid.refused': 'Tried to log in by another service and was refused',
  'openid.registered': 'Registered by another service',
  'refresh-token.refused': 'Used a refresh token that is not good or no longer good',
  'refresh-token.reused': 'Used a refresh token twice, and was signed out there',
  'data.exported': 'Downloaded all data of the account',
  'account.deleted': 'Deleted the account',
  'account.delete-refused': 'Tried to delete the account and was refused',
  'account.reclaimed': 'Proved the address, which removed every way in from before',
  'admin.created': 'Made an admin on the server itself',
  'person.disabled': 'Disabled the account',
  'person.enabled': 'Enabled the account',
  'person.made-admin': 'Made somebody an admin',
  'person.unmade-admin': 'Took the admin role away',
  'person.password-reset': 'Forced a password reset',
  'invitation.created': 'Invited somebody',
  'invitation.used': 'Signed up with an invitation',
  'invitation.revoked': 'Withdrew an invitation',
  'message.opened': 'Opened a message with a link or a code in it',
  'community-recipe.hidden': 'Hid a community recipe',
  'community-recipe.shown': 'Showed a community recipe again',
  'comment.hidden': 'Hid a comment',
  'comment.shown': 'Showed a comment again',
  'public-link.hidden': 'Hid what a public link leads to',
  'public-link.shown': 'Showed what a public link leads to again',
  'reports.dismissed': 'Found nothing wrong with what was reported',
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
  return email ?? id ?? 'Somebody not signed in';
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
