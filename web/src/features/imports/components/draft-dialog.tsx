import type { DraftDialogContentProps } from '#features/imports/components/draft-dialog-content.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

export interface DraftDialogProps extends Omit<DraftDialogContentProps, 'position'> {
  /** Null while closed. */
  position: number | null;
}

async function loadDialog() {
  const { DraftDialogContent } = await import('#features/imports/components/draft-dialog-content.tsx');
  return DraftDialogContent;
}

/** The dialog that edits a recipe of an import. Its script is fetched at the first opening. */
export function DraftDialog({ position, ...props }: DraftDialogProps) {
  const [Content] = useLazyModule(loadDialog, position !== null, props.onClose);
  return position !== null && Content !== null && <Content key={position} position={position} {...props} />;
}
