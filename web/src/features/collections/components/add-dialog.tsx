import type { AddDialogContentProps } from '#features/collections/components/add-dialog-content.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

export interface AddDialogProps extends AddDialogContentProps {
  open: boolean;
}

async function loadContent() {
  const { AddDialogContent } = await import('#features/collections/components/add-dialog-content.tsx');
  return AddDialogContent;
}

/** The dialog that adds recipes to collections, whose script is fetched at the first opening. */
export function AddDialog({ open, ...props }: AddDialogProps) {
  const [Content] = useLazyModule(loadContent, open, props.onClose);
  return open && Content !== null && <Content {...props} />;
}
