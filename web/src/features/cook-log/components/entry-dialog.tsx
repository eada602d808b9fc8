import type { EntryDialogContentProps } from '#features/cook-log/components/entry-dialog-content.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

export interface EntryDialogProps extends EntryDialogContentProps {
  open: boolean;
}

export async function loadEntryDialog() {
  const { EntryDialogContent } = await import('#features/cook-log/components/entry-dialog-content.tsx');
  return EntryDialogContent;
}

/** The dialog for an entry of the cook log, whose script is fetched at the first opening. */
export function EntryDialog({ open, ...props }: EntryDialogProps) {
  const [Content] = useLazyModule(loadEntryDialog, open, props.onClose);
  return open && Content !== null && <Content {...props} />;
}
