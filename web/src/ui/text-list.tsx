import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';

import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { isComposing } from '#ui/is-composing.ts';
import { TextInput } from '#ui/text-input.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export interface TextListProps {
  /** The accessible name of the input. */
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  texts: readonly string[];
  /** The text in the input, not added yet. */
  typed: string;
  onType: (typed: string) => void;
  /** Adds typed or pasted text. The caller splits it into several texts. */
  onAdd: (text: string) => void;
  onRemove: (text: string) => void;
  /** Toggle buttons that add and remove a text. */
  suggestions: readonly string[];
  suggestionsLabel: string;
  /** The heading of the list. */
  textsLabel: string;
  /** Shown while the list is empty. */
  emptyText: string;
}

const SEPARATOR = /[,;\n]/u;

/** A tag input: a list of short texts, added by typing, pasting or pressing a suggestion. */
export function TextList(props: TextListProps) {
  const { label, name, hint, error, texts, typed, onType, onAdd, onRemove, textsLabel, emptyText } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');

  const add = (text: string): void => {
    if (text.trim() === '') return;
    onAdd(text);
    setAnnouncement(`${text.trim()} added`);
  };
  const remove = (text: string): void => {
    // The button disappears with its text, so the focus moves to its neighbor.
    const next = texts[texts.indexOf(text) + 1] ?? texts[texts.indexOf(text) - 1];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const neighbor = next === undefined ? undefined : buttons[texts.indexOf(next)];
    (neighbor ?? input.current)?.focus();
    onRemove(text);
    setAnnouncement(`${text} removed`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isSeparator = event.key === 'Enter' || event.key === ',';
    if (!isSeparator || isComposing(event) || typed.trim() === '') return;
    event.preventDefault();
    add(typed);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text');
    if (!SEPARATOR.test(pasted)) return;
    event.preventDefault();
    add(typed.trim() === '' ? pasted : `${typed},${pasted}`);
  };

  return (
    <div className="flex flex-col gap-4">
      <Field label={label} error={error} {...(hint === undefined ? {} : { hint })}>
        {(field) => (
          <div className="flex gap-2.5">
            <TextInput
              {...field}
              ref={input}
              name={name}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              onChange={(event) => {
                const text = event.target.value;
                // On-screen keyboards send no key events.
                if (/[,;]$/u.test(text)) add(text);
                else onType(text);
              }}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            <Button
              onClick={() => {
                add(typed);
                input.current?.focus();
              }}
            >
              <Plus aria-hidden="true" />
              Add
            </Button>
          </div>
        )}
      </Field>
      {/* Above the list, so that the buttons do not move while the list grows. */}
      <Suggestions {...props} onAdd={add} />
      <div>
        <p className="text-sm text-ink-soft">{textsLabel}</p>
        {texts.length === 0 ? (
          <p className="flex min-h-11 items-center font-semibold">{emptyText}</p>
        ) : (
          <ul ref={list} aria-label={label} className="mt-2 flex flex-wrap gap-2">
            {texts.map((text) => (
              <li
                key={text}
                className="inline-flex min-h-11 max-w-full items-center rounded-full border border-ink bg-paper-sunken pl-4 text-sm font-semibold text-ink"
              >
                <span dir="auto" className="min-w-0 py-1.5 wrap-anywhere">
                  {text}
                </span>
                <button
                  type="button"
                  aria-label={`Remove ${text}`}
                  onClick={() => remove(text)}
                  className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-beet-ink"
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  );
}

function Suggestions({ suggestions, suggestionsLabel, texts, typed, onAdd, onRemove }: TextListProps) {
  const added = new Map(texts.map((text) => [text.toLowerCase(), text]));
  return (
    <fieldset>
      <legend className="text-sm text-ink-soft">{suggestionsLabel}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {suggestions.map((text) => {
          const listed = added.get(text.toLowerCase());
          return (
            <Chip
              key={text}
              pressed={listed !== undefined}
              // Also adds the text in the input.
              onPress={() =>
                listed === undefined ? onAdd(typed.trim() === '' ? text : `${typed},${text}`) : onRemove(listed)
              }
            >
              {text}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
