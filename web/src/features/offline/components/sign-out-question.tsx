import { countText } from '#features/recipes/model/recipe-text.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks before signing out, which removes unsent changes from this device. */
export function SignOutQuestion({ count, onAnswer }: { count: number; onAnswer: (isConfirmed: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onAnswer(false);
      }}
      title="Sign out and lose your changes?"
      description={`${countText(count, 'change')} on this device ${count === 1 ? 'hasn’t' : 'haven’t'} been sent yet. Signing out removes ${count === 1 ? 'it' : 'them'}.`}
      confirmLabel="Sign out anyway"
      cancelLabel="Stay signed in"
      onConfirm={() => onAnswer(true)}
    />
  );
}
