import type { ReportDialogOpenedProps } from '#features/reports/components/report-dialog-opened.tsx';
import { useFetched } from '#ui/use-fetched.ts';

export interface ReportDialogProps extends ReportDialogOpenedProps {
  open: boolean;
}

async function loadOpened() {
  const { ReportDialogOpened } = await import('#features/reports/components/report-dialog-opened.tsx');
  return ReportDialogOpened;
}

/** Its script is fetched when somebody reports something for the first time. */
export function ReportDialog({ open, ...props }: ReportDialogProps) {
  const [Opened] = useFetched(loadOpened, open, props.onClose);
  return open && Opened !== null && <Opened {...props} />;
}
