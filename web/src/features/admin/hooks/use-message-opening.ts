import type { adminRoutes, OutboxEntry } from '@larder/contract/admin';
import type { RouteResponse } from '@larder/contract/route';
import { useState } from 'react';

import { FreshLoginCancelled, useFreshLogin } from '#features/account/hooks/use-fresh-login.tsx';
import { useOpenMessage } from '#features/admin/api.ts';
import { describeRefusal } from '#features/admin/model/admin-text.ts';
import { failureToast } from '#ui/failure-toast.ts';

const openingFailure = failureToast();

type OpenedMessage = RouteResponse<typeof adminRoutes.openMessage>;

export interface MessageOpening {
  readonly entry: OutboxEntry;
  /** The content of the message while the dialog is open. */
  readonly opened: OpenedMessage | null;
}

/** Opens one message at a time: asks for confirmation, then shows the content. */
export function useMessageOpening() {
  const { mutateAsync, isPending: busy, reset } = useOpenMessage();
  const { runFresh, dialog: freshLogin } = useFreshLogin();
  const [opening, setOpening] = useState<MessageOpening | null>(null);

  const open = async (entry: OutboxEntry): Promise<void> => {
    openingFailure.clear();
    try {
      const opened = await runFresh(() => mutateAsync(entry.id));
      setOpening({ entry, opened });
    } catch (error) {
      setOpening(null);
      if (error instanceof FreshLoginCancelled) return;
      const { message, detail } = describeRefusal(error, 'The message could not be opened');
      openingFailure.show(message, { description: detail });
    } finally {
      reset();
    }
  };

  return {
    opening,
    busy,
    choose: (entry: OutboxEntry) => setOpening({ entry, opened: null }),
    open: (entry: OutboxEntry) => void open(entry),
    close: () => setOpening(null),
    freshLogin,
  };
}
