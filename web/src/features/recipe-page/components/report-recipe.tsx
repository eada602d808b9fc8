import { ReportButton } from '#features/reports/components/report-button.tsx';
import type { ReportSubject } from '#features/reports/api.ts';

/** The report button below a recipe of another user. */
export function ReportRecipe({ subject }: { subject: ReportSubject }) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-6 border-t border-line pt-4 text-ink-soft" data-print="hide">
      Is something wrong with this recipe?
      {/* The icon starts where the text does when the button is on a line of its own. */}
      <ReportButton subject={subject} className="-ml-5" />
    </p>
  );
}
