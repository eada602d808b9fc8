import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';

import { pointerReleased } from '#platform/pointer-release.ts';
import { addEntries, splitEntries } from '#ui/chip-list.ts';
import { isComposing } from '#ui/is-composing.ts';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { shallowEqual } from '#ui/shallow-equal.ts';
import { TextInput } from '#ui/text-input.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export interface ChipsInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The name of one entry: "tag". */
  noun: string;
  placeholder?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

interface Typing {
  readonly chips: readonly string[];
  readonly text: string;
}

function valueOf({ chips, text }: Typing): readonly string[] {
  return addEntries(chips, [text]);
}

/**
 * A list of short texts. Enter or a comma adds what is typed, Backspace in the empty field removes the last one. The value always
 * includes the text that is still typed, so that it is saved even if the user never presses Enter.
 */
export function ChipsInput({ value, onChange, noun, placeholder, ref, ...control }: ChipsInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typing>({ chips: value, text: '' });
  const [announcement, setAnnouncement] = useState('');
  // Another value was set from outside.
  const { chips, text } = shallowEqual(valueOf(typed), value) ? typed : { chips: value, text: '' };

  const set = (next: Typing): void => {
    setTyped(next);
    onChange([...valueOf(next)]);
  };

  const add = (entries: readonly string[], rest: string): void => {
    const all = addEntries(chips, entries);
    const added = all.slice(chips.length);
    if (added.length > 0) setAnnouncement(`Added: ${added.join(', ')}`);
    set({ chips: all, text: rest });
  };

  const remove = (name: string): void => {
    setAnnouncement(`Removed: ${name}`);
    set({ chips: chips.filter((chip) => chip !== name), text });
    input.current?.focus();
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add([text], '');
    }
    const last = chips.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };

  /** An input drops line breaks, which separate entries. */
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { complete, rest } = splitEntries(event.clipboardData.getData('text/plain'));
    if (complete.length === 0) return;
    event.preventDefault();
    const [first = '', ...more] = complete;
    add([text + first, ...more, rest], '');
  };

  const handleBlur = async (): Promise<void> => {
    await pointerReleased();
    setTyped((now) => ({ chips: valueOf(now), text: '' }));
  };

  return (
    <div className="flex flex-col gap-2">
      <TextInput
        {...control}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        value={text}
        autoComplete="off"
        enterKeyHint="enter"
        placeholder={placeholder}
        onChange={({ currentTarget }) => {
          const { complete, rest } = splitEntries(currentTarget.value);
          if (complete.length > 0) add(complete, rest.trimStart());
          else set({ chips, text: rest });
        }}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={() => void handleBlur()}
      />
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chips.map((name) => (
            <li key={name} className="max-w-full">
              <RemovableChip label={name} removeLabel={`Remove ${noun} ${name}`} onRemove={() => remove(name)} />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  );
}
