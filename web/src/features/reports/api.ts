import { reportsRoutes } from '@larder/contract/reports';
import type { NewReport } from '@larder/contract/reports';
import { useMutation } from '@tanstack/react-query';

import { call } from '#platform/http.ts';

/** What somebody finds something wrong with: a community recipe, the comment of a rating, or what a public link leads to. */
export interface ReportSubject {
  readonly kind: 'recipe' | 'comment' | 'link';
  /** Of a link its token. */
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
    mutationFn: ({ subject: { kind, id }, report: body }: Report) => {
      if (kind === 'link') return call(reportsRoutes.reportLinked, { params: { token: id }, body });
      return call(kind === 'recipe' ? reportsRoutes.reportRecipe : reportsRoutes.reportComment, {
        params: { id },
        body,
      });
    },
  });
}
