import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { PROFILE_TEXTS } from '@larder/contract/profile';
import type { Profile } from '@larder/contract/profile';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { profileQuery } from '#features/profile/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { readUserItem, writeUserItem } from '#platform/user-storage.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { useLazyModule } from '#ui/use-lazy-module.ts';

const loadFailure = failureToast();
/** Key of the browser storage item that says that the user chose to publish without a name. */
const NAMELESS_KEY = 'nameless';

/** Loaded on demand: it opens once per user. */
async function loadDialog() {
  const { NameDialog } = await import('#features/profile/components/name-dialog.tsx');
  return NameDialog;
}

/** The profile, from the cache if it has a name there. */
async function readProfile(queryClient: QueryClient): Promise<Profile> {
  const cached = queryClient.getQueryData(profileQuery().queryKey);
  return cached !== undefined && cached.username !== null
    ? cached
    : queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 });
}

export interface PublicName {
  /** Asks a user without a name for one. Resolves to false if the user cancelled: then nothing may be published. */
  readonly ensureName: () => Promise<boolean>;
  /** Render this exactly once. */
  readonly dialog: ReactNode;
}

/**
 * Asks for the name under which others see what the user publishes, before the first time. `action` is a verb: "Share", "Rate".
 * The user may explicitly go on without a name, which this browser remembers.
 */
export function usePublicName(action: string): PublicName {
  const queryClient = useQueryClient();
  const [profile, setProfile] = useState<Profile | null>(null);
  const waiting = useRef<PromiseWithResolvers<boolean> | null>(null);

  const close = (isDecided: boolean): void => {
    setProfile(null);
    waiting.current?.resolve(isDecided);
    waiting.current = null;
  };
  const [NameDialog] = useLazyModule(loadDialog, profile !== null, () => close(false));
  useEffect(() => () => waiting.current?.resolve(false), []);

  const ensureName = async (): Promise<boolean> => {
    loadFailure.clear();
    try {
      const read = await readProfile(queryClient);
      if (read.username !== null || readUserItem(read.user_id, NAMELESS_KEY) === true) return true;
      waiting.current ??= Promise.withResolvers<boolean>();
      setProfile(read);
      return await waiting.current.promise;
    } catch (error) {
      // The write itself is refused, and says so in its own words.
      if (error instanceof ApiError && error.code === 'not_authenticated') return true;
      loadFailure.show(PROFILE_TEXTS.load_failed, { description: `${failureDetail(error)} Nothing was published.` });
      return false;
    }
  };

  return {
    ensureName,
    dialog: NameDialog !== null && profile !== null && (
      <NameDialog
        profile={profile}
        action={action}
        onNamed={() => close(true)}
        onNameless={() => {
          writeUserItem(profile.user_id, NAMELESS_KEY, true);
          close(true);
        }}
        onCancel={() => close(false)}
      />
    ),
  };
}
