import { RECOVERY_DESCRIPTION, RECOVERY_TITLE } from '#features/factors/components/enrollment-dialog.tsx';
import { RecoveryCodes } from '#features/factors/components/recovery-codes.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** New recovery codes. The dialog closes only after the user has confirmed that they are saved. */
export function NewCodesDialog({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Dialog open onClose={() => undefined} title={RECOVERY_TITLE} description={RECOVERY_DESCRIPTION}>
      <RecoveryCodes codes={codes} onDone={onDone} />
    </Dialog>
  );
}
