import type { ShareDialogContentProps } from '#features/sharing/components/share-dialog-content.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

export interface ShareDialogProps extends Omit<ShareDialogContentProps, 'onClose'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

async function loadContent() {
  const { ShareDialogContent } = await import('#features/sharing/components/share-dialog-content.tsx');
  return ShareDialogContent;
}

/** The share dialog, whose script is fetched at the first opening. */
export function ShareDialog({ recipe, open, onOpenChange }: ShareDialogProps) {
  const [Content] = useLazyModule(loadContent, open, () => onOpenChange(false));
  return open && Content !== null && <Content recipe={recipe} onClose={() => onOpenChange(false)} />;
}
