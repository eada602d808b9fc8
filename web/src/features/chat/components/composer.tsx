import { ArrowUp, Square } from 'lucide-react';
import { useId } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

import { measureLength } from '#features/chat/model/message-length.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { isComposing } from '#ui/is-composing.ts';
import { TextInput } from '#ui/text-input.tsx';

export interface ComposerProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  isDisabled: boolean;
  /** Null while no answer is running. */
  onStop: (() => void) | null;
}

/** The input line for a message, with its send or stop button. */
export function Composer({ input, text, onType, onSend, isDisabled, onStop }: ComposerProps) {
  const id = useId();
  const { note, isTooLong } = measureLength(text);
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    // Without this, Shift+Enter would submit the form.
    event.preventDefault();
    if (!event.shiftKey && !isComposing(event)) onSend();
  };
  return (
    <form
      className="border-t border-line bg-paper-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="flex gap-2">
        <TextInput
          ref={input}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
          disabled={isDisabled}
          aria-label="Message to REECE"
          placeholder="Ask about cooking, or for a recipe"
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={isTooLong || undefined}
          aria-describedby={note === null ? undefined : id}
          className="min-w-0 grow"
        />
        {onStop === null ? (
          <Button type="submit" tone="primary" size="icon" aria-label="Send" disabled={isDisabled}>
            <ArrowUp aria-hidden="true" />
          </Button>
        ) : (
          <Button size="icon" aria-label="Stop" onClick={onStop}>
            <Square className="fill-current" aria-hidden="true" />
          </Button>
        )}
      </div>
      {note !== null && (
        <p
          id={id}
          {...(isTooLong ? { role: 'alert' } : {})}
          className={classNames('mt-1.5 text-sm', isTooLong ? 'font-semibold text-beet-ink' : 'text-ink-faint')}
        >
          {note}
        </p>
      )}
    </form>
  );
}
