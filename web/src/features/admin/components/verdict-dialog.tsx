import { MODERATION_LIMITS } from '@larder/contract/admin-reports';
import { useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

export interface HideDialogProps {
  what: 'recipe' | 'comment' | 'link';
  /** What it says, in a few words. */
  name: string;
  busy: boolean;
  onClose: () => void;
  onHide: (reason: string) => Promise<void>;
}

/** Asks why. */
export function HideDialog({ what, name, busy, onClose, onHide }: HideDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      title={`Hide this ${what}?`}
      description={
        <>
          <span dir="auto" className="line-clamp-3 font-semibold wrap-anywhere text-ink">
            {name}
          </span>
          <span className="mt-1 block">
            {what === 'link' ? 'It leads nowhere' : 'Nobody sees it in the community'} until you show it again.
          </span>
        </>
      }
      initialFocus={field}
    >
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          const isEmpty = reason.trim() === '';
          setIsMissing(isEmpty);
          if (isEmpty) field.current?.focus();
          else void onHide(reason.trim());
        }}
      >
        <Field
          label="Reason"
          hint="Its author is told the reason."
          error={isMissing ? 'Please give a reason' : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={3}
              required
              maxLength={MODERATION_LIMITS.reason_max_characters}
              value={reason}
              disabled={busy}
              onChange={(event) => {
                setReason(event.target.value);
                setIsMissing(false);
              }}
            />
          )}
        </Field>
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" busy={busy} busyLabel="Hiding...">
            Hide
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
