import { passkeysRoutes } from '@larder/contract/passkeys';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { factorsQuery } from '#features/account/api.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { call } from '#platform/http.ts';

export function passkeysQuery() {
  return queryOptions({
    queryKey: ['passkeys', 'list'],
    queryFn: async ({ signal }) => {
      const { passkeys } = await call(passkeysRoutes.listPasskeys, { signal });
      return passkeys;
    },
  });
}

/** Whether one has a passkey is told with the factors as well. */
function usePasskeysRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: factorsQuery().queryKey }),
    ]);
}

/** Asks the browser for a passkey, which asks the person, and gives it to the server. */
export function useAddPasskey() {
  const refresh = usePasskeysRefresh();
  return useMutation({
    mutationFn: async (name: string) => {
      const { ceremony_id: ceremonyId, options } = await call(passkeysRoutes.beginRegistration, {});
      const { startRegistration } = await fetchScript(() => import('@simplewebauthn/browser'));
      const response = await startRegistration({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the server's half of this library
        optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
      });
      return call(passkeysRoutes.finishRegistration, {
        body: { ceremony_id: ceremonyId, name, response: { ...response } },
      });
    },
    onSuccess: refresh,
  });
}

export function useDeletePasskey() {
  const refresh = usePasskeysRefresh();
  return useMutation({
    mutationFn: (id: string) => call(passkeysRoutes.deletePasskey, { params: { id } }),
    onSettled: refresh,
  });
}
