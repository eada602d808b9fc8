import { personalDataRoutes } from '@larder/contract/personal-data';
import { useMutation } from '@tanstack/react-query';

import { call, fetchFile } from '#platform/http.ts';

export function useExportData() {
  return useMutation({
    mutationFn: () => fetchFile(personalDataRoutes.exportData),
    gcTime: 0,
  });
}

export function useDeleteAccount() {
  return useMutation({
    /** Without a password the server requires a fresh login. */
    mutationFn: (password: string | null) =>
      call(personalDataRoutes.deleteAccount, { body: password === null ? {} : { password } }),
  });
}
