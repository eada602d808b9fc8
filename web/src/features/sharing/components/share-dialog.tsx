import type { ShareDialogOpenedProps } from '#features/sharing/components/share-dialog-opened.tsx';
import { useFetched } from '#ui/use-fetched.ts';

export interface ShareDialogProps extends Omit<ShareDialogOpenedProps, 'onClose'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

async function loadOpened() {
  const { ShareDialogOpened } = await import('#features/sharing/components/share-dialog-opened.tsx');
  return ShareDialogOpened;
}

/** Its script is fetched when it is opened for the first time. */
export function ShareDialog({ recipe, open, onOpenChange }: ShareDialogProps) {
  const [Opened] = useFetched(loadOpened, open, () => onOpenChange(false));
  return open && Opened !== null && <Opened recipe={recipe} onClose={() => onOpenChange(false)} />;
}
