import { reportsRoutes } from '@larder/contract/reports';
import type { NewReport } from '@larder/contract/reports';
import { useMutation } from '@tanstack/react-query';

import { call } from '#platform/http.ts';

/** The reported content: a community recipe, a comment, or the recipe behind a public link. */
export interface ReportSubject {
  readonly kind: 'recipe' | 'comment' | 'link';
  /** For a link, its token. */
  readonly id: string;
  /** The title of the recipe, or the author of the comment. */
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
