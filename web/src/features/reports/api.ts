import { reportsRoutes } from '@larder/contract/reports';
import type { NewReport } from '@larder/contract/reports';
import { useMutation } from '@tanstack/react-query';

import { call } from '#platform/http.ts';

/** What somebody finds something wrong with: a community recipe, or the comment of a rating. */
export interface ReportSubject {
  readonly kind: 'recipe' | 'comment';
  readonly id: string;
  /** The recipe's title, or who said it. */
  readonly name: string;
}

interface Report {
  readonly subject: ReportSubject;
  readonly report: NewReport;
}

export function useReport() {
  return useMutation({
    mutationFn: ({ subject: { kind, id }, report }: Report) =>
      call(kind === 'recipe' ? reportsRoutes.reportRecipe : reportsRoutes.reportComment, {
        params: { id },
        body: report,
      }),
  });
}
