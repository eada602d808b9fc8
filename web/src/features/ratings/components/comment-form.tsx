import { RATING_LIMITS } from '@larder/contract/ratings';
import { visibleText } from '@larder/contract/visible-text';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { toast } from 'sonner';

import type { useRate } from '#features/ratings/hooks/use-rate.ts';
import { commentError, remainingText } from '#features/ratings/model/rating-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

export interface CommentFormProps {
  /** The comment to edit; empty for a new one. */
  initial?: string;
  /** The user's stars, which a comment requires. */
  stars: number | null;
  rate: ReturnType<typeof useRate>['rate'];
  busy: boolean;
  /** Called instead of sending while `stars` is null. */
  onStarsMissing: () => void;
  onDone: () => void;
  onCancel?: () => void;
}

/** Posts or edits a comment. The text stays until the server has stored it. */
export function CommentForm({ initial = '', stars, rate, busy, onStarsMissing, onDone, onCancel }: CommentFormProps) {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const remainingId = useId();
  const remaining = remainingText(typed.length, RATING_LIMITS.comment_max_characters);
  const showError = (text: string): void => {
    setError(text);
    input.current?.focus();
  };
  const send = async (): Promise<void> => {
    const comment = visibleText(typed);
    if (stars === null) return onStarsMissing();
    if (comment === '') return showError('Please write something first');
    if (comment.length > RATING_LIMITS.comment_max_characters) {
      return showError(`At most ${RATING_LIMITS.comment_max_characters} characters`);
    }
    setError('');
    try {
      if (!(await rate({ stars, comment }))) return undefined;
    } catch (failure) {
      // Other failures have a toast already. After leaving the page, an error of the comment becomes a toast too.
      const message = commentError(failure);
      if (message !== null && input.current === null) toast.error(message);
      else if (message !== null) showError(message);
      return undefined;
    }
    setTyped('');
    onDone();
    return undefined;
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label="Write a comment" error={error} hint="Everyone here can read it, along with your username.">
        {({ 'aria-describedby': describedBy, ...control }) => (
          <TextArea
            {...control}
            ref={input}
            rows={3}
            dir="auto"
            aria-describedby={describedBy === undefined ? remainingId : `${describedBy} ${remainingId}`}
            placeholder="How did it turn out? What would you change?"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit" tone="primary" busy={busy} busyLabel="Saving...">
          {initial === '' ? 'Post comment' : 'Save comment'}
        </Button>
        {onCancel !== undefined && (
          <Button tone="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <span id={remainingId} className="ml-auto text-sm text-ink-faint">
          {remaining}
        </span>
      </div>
    </form>
  );
}
