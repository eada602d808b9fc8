import { MODERATION_LIMITS } from '@larder/contract/admin-reports';
import type { Verdict } from '@larder/contract/admin-reports';
import { visibleText } from '@larder/contract/visible-text';
import { useRef, useState } from 'react';

import type { Moderated } from '#features/admin/hooks/use-moderation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

export interface ModerationDialogProps {
  thing: Moderated;
  /** True to hide the content, false to show it again. */
  hidden: boolean;
  busy: boolean;
  onClose: () => void;
  onDecide: (verdict: Verdict) => Promise<void>;
}

const HIDDEN: Readonly<Record<Moderated['kind'], string>> = {
  recipe: 'Only its author sees it in the community until you show it again.',
  comment: 'Only its author sees it in the community until you show it again.',
  link: 'It won’t work until you show it again.',
};
const SHOWN: Readonly<Record<Moderated['kind'], string>> = {
  recipe: 'Everyone sees it in the community again.',
  comment: 'Everyone sees it in the community again.',
  link: 'Anyone with the link can read the recipe again.',
};

/** Asks for the reason of a moderation decision. */
export function ModerationDialog({ thing: { kind, name }, hidden, busy, onClose, onDecide }: ModerationDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      title={hidden ? `Hide this ${kind}?` : `Show this ${kind} again?`}
      description={
        <>
          <span dir="auto" className="line-clamp-3 font-semibold wrap-anywhere text-ink">
            {name}
          </span>
          <span className="mt-1 block">{hidden ? HIDDEN[kind] : SHOWN[kind]}</span>
        </>
      }
      initialFocus={field}
    >
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          const text = visibleText(reason);
          setIsMissing(text === '');
          if (text === '') field.current?.focus();
          else void onDecide({ hidden, reason: text });
        }}
      >
        <Field
          label="Reason"
          hint="The author will see the reason."
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
          <Button
            type="submit"
            tone={hidden ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={hidden ? 'Hiding...' : 'Showing...'}
          >
            {hidden ? 'Hide' : 'Show again'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
