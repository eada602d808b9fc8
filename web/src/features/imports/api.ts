import { importsRoutes } from '@larder/contract/imports';
import type { PageToRead } from '@larder/contract/imports';
import { useMutation } from '@tanstack/react-query';

import { call } from '#platform/http.ts';

/** Reads the recipes of a page or text. Saves nothing. */
export function useReadImport() {
  return useMutation({
    mutationFn: (body: PageToRead) => call(importsRoutes.readImport, { body }),
  });
}
