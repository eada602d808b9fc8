import type { OutboxEntry } from '@larder/contract/admin';
import { useId, useRef } from 'react';

import type { MessageOpening } from '#features/admin/hooks/use-message-opening.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const BUTTONS = 'mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end';

/** The link of a message as plain text. Following it would consume a link meant for the recipient. */
function Address({ address }: { address: string }) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="mt-5">
      <p id={labelId} className="text-sm font-semibold">
        Address to pass on
      </p>
      <div className="mt-1.5 flex flex-col gap-3 sm:flex-row sm:items-start">
        <p className="min-w-0 grow rounded-md border border-edge px-3.5 py-2.5 text-sm break-all select-all">
          {address}
        </p>
        <CopyButton text={address} />
      </div>
    </div>
  );
}

export interface MessageDialogProps {
  opening: MessageOpening;
  busy: boolean;
  onOpen: (entry: OutboxEntry) => void;
  onClose: () => void;
}

export function MessageDialog({ opening: { entry, opened }, busy, onOpen, onClose }: MessageDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const leave = (): void => {
    if (!busy) onClose();
  };
  if (opened !== null) {
    const { text, path } = opened;
    const address = path === null ? null : `${window.location.origin}${path}`;
    return (
      <Dialog open onClose={leave} title={opened.subject} description={`To ${entry.recipient}`}>
        <p className="mt-4 rounded-md bg-paper-sunken p-4 wrap-anywhere whitespace-pre-wrap">
          {path === null || address === null ? text : text.replaceAll(path, address)}
        </p>
        {address !== null && <Address address={address} />}
        <div className={BUTTONS}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={leave}
      title="Open this message?"
      initialFocus={cancel}
      description={
        <>
          <span className="block font-semibold wrap-anywhere text-ink">{entry.subject}</span>
          <span className="mt-1 block">
            {entry.has_secret
              ? 'Opening it is logged, and the recipient is notified.'
              : 'It contains no link or code that still works.'}
          </span>
        </>
      }
    >
      <div className={BUTTONS}>
        <Button ref={cancel} disabled={busy} onClick={leave}>
          Cancel
        </Button>
        <Button tone="primary" busy={busy} busyLabel="Opening..." onClick={() => onOpen(entry)}>
          Open
        </Button>
      </div>
    </Dialog>
  );
}
