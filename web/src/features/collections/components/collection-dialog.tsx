import type { CollectionDialogContentProps } from '#features/collections/components/collection-dialog-content.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

export interface CollectionDialogProps extends CollectionDialogContentProps {
  open: boolean;
}

async function loadContent() {
  const { CollectionDialogContent } = await import('#features/collections/components/collection-dialog-content.tsx');
  return CollectionDialogContent;
}

/** The dialog for name and description, whose script is fetched at the first opening. */
export function CollectionDialog({ open, ...props }: CollectionDialogProps) {
  const [Content] = useLazyModule(loadContent, open, props.onClose);
  return open && Content !== null && <Content {...props} />;
}
