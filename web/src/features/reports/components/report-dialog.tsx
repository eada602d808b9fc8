import { lazy, Suspense } from 'react';

import type { ReportDialogOpenedProps } from '#features/reports/components/report-dialog-opened.tsx';

export interface ReportDialogProps extends ReportDialogOpenedProps {
  open: boolean;
}

const Opened = lazy(async () => {
  const { ReportDialogOpened } = await import('#features/reports/components/report-dialog-opened.tsx');
  return { default: ReportDialogOpened };
});

/** Its script is fetched when somebody reports something for the first time. */
export function ReportDialog({ open, ...props }: ReportDialogProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <Opened {...props} />
    </Suspense>
  );
}
