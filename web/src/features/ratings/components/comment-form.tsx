import { RATING_LIMITS } from '@larder/contract/ratings';
import { visibleText } from '@larder/contract/visible-text';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { toast } from 'sonner';

import type { useRate } from '#features/ratings/hooks/use-rate.ts';
import { commentProblem, leftText } from '#features/ratings/model/rating-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

export interface CommentFormProps {
  /** What one said before, to be changed; empty for a new one. */
  written?: string;
  /** The stars one gave, which a comment goes along with. */
  stars: number | null;
  rate: ReturnType<typeof useRate>['mutateAsync'];
  busy: boolean;
  /** It cannot be sent before stars are given. */
  onStarsMissing: () => void;
  onDone: () => void;
  onCancel?: () => void;
}

/** What one has to say to a recipe. What is typed stays until it has arrived. */
export function CommentForm({ written = '', stars, rate, busy, onStarsMissing, onDone, onCancel }: CommentFormProps) {
  const [typed, setTyped] = useState(written);
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const leftId = useId();
  const left = leftText(typed.length, RATING_LIMITS.comment_max_characters);
  const refuse = (text: string): void => {
    setProblem(text);
    input.current?.focus();
  };
  const send = async (): Promise<void> => {
    const comment = visibleText(typed);
    if (stars === null) return onStarsMissing();
    if (comment === '') return refuse('Please write something first');
    if (comment.length > RATING_LIMITS.comment_max_characters) {
      return refuse(`At most ${RATING_LIMITS.comment_max_characters} characters`);
    }
    setProblem('');
    try {
      await rate({ stars, comment });
    } catch (error) {
      // Messages of the moment say the rest, and all of it to whoever has left.
      const reason = commentProblem(error);
      if (reason !== null && input.current === null) toast.error(reason);
      else if (reason !== null) refuse(reason);
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
      <Field label="Write a comment" error={problem} hint="Everyone here can read it, with your username.">
        {({ 'aria-describedby': describedBy, ...control }) => (
          <TextArea
            {...control}
            ref={input}
            rows={3}
            dir="auto"
            aria-describedby={describedBy === undefined ? leftId : `${describedBy} ${leftId}`}
            placeholder="How did it turn out? What would you change?"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit" tone="primary" busy={busy} busyLabel="Saving...">
          {written === '' ? 'Post comment' : 'Save comment'}
        </Button>
        {onCancel !== undefined && (
          <Button tone="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <span id={leftId} className="ml-auto text-sm text-ink-faint">
          {left}
        </span>
      </div>
    </form>
  );
}
