import type { ReportDialogContentProps } from '#features/reports/components/report-dialog-content.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

export interface ReportDialogProps extends ReportDialogContentProps {
  open: boolean;
}

async function loadContent() {
  const { ReportDialogContent } = await import('#features/reports/components/report-dialog-content.tsx');
  return ReportDialogContent;
}

/** Loads the content of the dialog when it is first opened. */
export function ReportDialog({ open, ...props }: ReportDialogProps) {
  const [Content] = useLazyModule(loadContent, open, props.onClose);
  return open && Content !== null && <Content {...props} />;
}
