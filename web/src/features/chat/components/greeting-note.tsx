import type { AssistantStatus } from '@larder/contract/assistant';
import type { Counted } from '@larder/contract/recipes';

import { cookText, helloText, starters, WELCOME_BACK } from '#features/chat/model/greeting.ts';

export interface GreetingNoteProps {
  status: AssistantStatus;
  recipes: Counted;
  ingredient: string | null;
  /** The conversation goes on, so few words do. */
  isContinued: boolean;
  /** Nothing has been said yet. */
  hasStarters: boolean;
  onStart: (text: string) => void;
}

/** REECE's first words, which are nobody's to keep. */
export function GreetingNote({ status, recipes, ingredient, isContinued, hasStarters, onStart }: GreetingNoteProps) {
  return (
    <div className="flex flex-col gap-3 border-l-2 border-saffron pl-3.5">
      <p className="font-serif text-lg leading-snug text-balance">{isContinued ? WELCOME_BACK : helloText(recipes)}</p>
      {!isContinued && <p className="text-sm text-ink-soft">{cookText(status)}</p>}
      {hasStarters && !isContinued && (
        <ul aria-label="Ways to begin" className="flex flex-wrap gap-2 pt-1">
          {starters({ recipes, ingredient, capabilities: status.capabilities }).map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => onStart(text)}
                className="min-h-11 rounded-full border border-edge bg-paper px-4 py-1.5 text-left text-sm font-semibold transition-colors hover:border-ink hover:bg-paper-sunken"
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
