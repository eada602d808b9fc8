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

/** Refetches the passkeys, and the factors, whose response says whether the user has a passkey. */
function usePasskeysRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: factorsQuery().queryKey }),
    ]);
}

/** Registers a passkey: the server starts the ceremony, the browser asks the user, the server verifies. */
export function useAddPasskey() {
  const refresh = usePasskeysRefresh();
  return useMutation({
    mutationFn: async (name: string) => {
      const { ceremony_id: ceremonyId, options } = await call(passkeysRoutes.beginRegistration, {});
      const { startRegistration } = await fetchScript(() => import('@simplewebauthn/browser'));
      const response = await startRegistration({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- created by the server-side package of this library
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
