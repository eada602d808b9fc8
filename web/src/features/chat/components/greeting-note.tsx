import type { AssistantStatus } from '@larder/contract/assistant';
import type { Counted } from '@larder/contract/recipes';
import { RotateCcw } from 'lucide-react';

import { starters } from '#features/chat/model/greeting.ts';
import { Button } from '#ui/button.tsx';

export interface GreetingNoteProps {
  /** Paragraphs, the first of them larger. */
  texts: readonly string[];
  status: AssistantStatus;
  recipes: Counted;
  ingredient: string | null;
  /** True while the conversation is empty. */
  hasStarters: boolean;
  onStart: (text: string) => void;
  /** Checks again what REECE can do; null while everything works. */
  onRecheck: (() => void) | null;
  isRechecking: boolean;
}

/** REECE's greeting. It is not stored. */
export function GreetingNote({
  texts,
  status,
  recipes,
  ingredient,
  hasStarters,
  onStart,
  onRecheck,
  isRechecking,
}: GreetingNoteProps) {
  const [greeting, ...more] = texts;
  return (
    <div className="flex flex-col gap-3 border-l-2 border-saffron pl-3.5">
      <p className="font-serif text-lg leading-snug text-balance">{greeting}</p>
      {more.map((text) => (
        <p key={text} className="text-sm text-ink-soft">
          {text}
        </p>
      ))}
      {onRecheck !== null && (
        <Button className="self-start" busy={isRechecking} onClick={onRecheck}>
          <RotateCcw aria-hidden="true" />
          Try Again
        </Button>
      )}
      {hasStarters && (
        <ul aria-label="Ways to begin" className="flex flex-wrap gap-2 pt-1">
          {starters({ recipes, ingredient, capabilities: status.capabilities }).map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => onStart(text)}
                className="min-h-11 rounded-full border border-edge bg-paper px-4 py-1.5 text-left text-sm font-semibold hover:transition-colors hover:border-ink hover:bg-paper-sunken"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
