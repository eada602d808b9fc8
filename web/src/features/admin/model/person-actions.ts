import type { AdminPerson } from '@larder/contract/admin';

export type PersonAct = 'disable' | 'enable' | 'make-admin' | 'remove-admin' | 'reset-password' | 'delete';

export interface PersonAction {
  readonly act: PersonAct;
  /** The label of the menu item and of the confirm button. */
  readonly label: string;
  /** The title of the confirmation; null for an action that needs none. */
  readonly question: string | null;
  readonly consequence: string;
  readonly busyLabel: string;
  /** The toast after success. */
  readonly done: string;
}

type ActionTexts = Omit<PersonAction, 'act'>;

const ACTIONS: Readonly<Record<PersonAct, ActionTexts>> = {
  disable: {
    label: 'Disable',
    question: 'Disable this account?',
    consequence:
      'They are signed out everywhere, their API tokens stop working for good, and they cannot log in until you enable them again. Their recipes stay.',
    busyLabel: 'Disabling...',
    done: 'Account disabled',
  },
  enable: {
    label: 'Enable',
    question: null,
    consequence: '',
    busyLabel: 'Enabling...',
    done: 'Account enabled',
  },
  'make-admin': {
    label: 'Make admin',
    question: 'Make this person an admin?',
    consequence: 'They will be able to see and do everything you can here, even to your account.',
    busyLabel: 'Saving...',
    done: 'This person is now an admin',
  },
  'remove-admin': {
    label: 'Remove admin',
    question: 'Remove the admin role?',
    consequence: 'They keep their account and their recipes, but can no longer open these pages.',
    busyLabel: 'Saving...',
    done: 'This person is no longer an admin',
  },
  'reset-password': {
    label: 'Force password reset',
    question: 'Force a new password?',
    consequence:
      'Their password stops working, they are signed out everywhere, and their API tokens stop working for good.',
    busyLabel: 'Resetting...',
    done: 'Password reset',
  },
  delete: {
    label: 'Delete',
    question: 'Delete this account?',
    consequence:
      'The account and all recipes of this person are deleted. What they shared with the community stays, without their name. This cannot be undone.',
    busyLabel: 'Deleting...',
    done: 'Account deleted',
  },
};

/** How the reset link reaches the user. */
function resetText(mailDelivers: boolean): string {
  return mailDelivers
    ? 'A link to set a new one is sent to them.'
    : 'A link to set a new one goes to the outbox: please pass it on to them.';
}

function actionOf(act: PersonAct, mailDelivers: boolean): PersonAction {
  const texts = ACTIONS[act];
  if (act !== 'reset-password') return { act, ...texts };
  return { act, ...texts, consequence: `${texts.consequence} ${resetText(mailDelivers)}` };
}

/** The actions for an account, in menu order: the most severe last. */
export function actionsFor(
  person: Pick<AdminPerson, 'disabled_at' | 'is_admin'>,
  mailDelivers: boolean,
): readonly PersonAction[] {
  const acts: readonly PersonAct[] = [
    person.disabled_at === null ? 'disable' : 'enable',
    person.is_admin ? 'remove-admin' : 'make-admin',
    'reset-password',
    'delete',
  ];
  return acts.map((act) => actionOf(act, mailDelivers));
}

/** Why the actions on the admin's own row are disabled. */
export const OWN_ROW_TEXT = 'This is you. Another admin can do this to your account.';
