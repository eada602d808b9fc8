import { lazy, Suspense } from 'react';

import type { ShareDialogOpenedProps } from '#features/sharing/components/share-dialog-opened.tsx';

export interface ShareDialogProps extends Omit<ShareDialogOpenedProps, 'onClose'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Opened = lazy(async () => {
  const { ShareDialogOpened } = await import('#features/sharing/components/share-dialog-opened.tsx');
  return { default: ShareDialogOpened };
});

/** Its script is fetched when it is opened for the first time. */
export function ShareDialog({ recipe, open, onOpenChange }: ShareDialogProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <Opened recipe={recipe} onClose={() => onOpenChange(false)} />
    </Suspense>
  );
}
