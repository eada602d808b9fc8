import { Flag } from 'lucide-react';
import { useState } from 'react';

import type { ReportSubject } from '#features/reports/api.ts';
import { ReportDialog } from '#features/reports/components/report-dialog.tsx';
import { Button } from '#ui/button.tsx';

export interface ReportButtonProps {
  subject: ReportSubject;
  /** The id of a visible text that distinguishes several buttons. */
  'aria-describedby'?: string;
  className?: string;
}

/** Opens the report dialog. For content of other users: the server refuses reports on the user’s own. */
export function ReportButton({ subject, className, ...rest }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...rest}
        tone="ghost"
        onClick={() => setIsOpen(true)}
        {...(className === undefined ? {} : { className })}
      >
        <Flag aria-hidden="true" />
        Report
      </Button>
      <ReportDialog subject={subject} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
