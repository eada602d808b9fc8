import { BookOpen, X } from 'lucide-react';

import type { AtHand } from '#features/chat/hooks/use-at-hand.ts';
import { Button } from '#ui/button.tsx';

export interface AtHandLineProps {
  atHand: AtHand;
  /** Called before the pressed button is replaced. */
  onToggle: () => void;
}

/** What the next messages are about, and a button that removes or restores it. */
export function AtHandLine({ atHand: { title, text, isRemoved, setRemoved }, onToggle }: AtHandLineProps) {
  const toggle = (next: boolean): void => {
    onToggle();
    setRemoved(next);
  };
  return (
    <div className="flex items-center gap-1 border-t border-line py-0.5 pr-1 pl-4 text-sm text-ink-soft">
      {isRemoved ? (
        <Button tone="ghost" className="-ml-3 min-w-0" onClick={() => toggle(false)}>
          <BookOpen aria-hidden="true" />
          <span className="truncate">Ask about {title}</span>
        </Button>
      ) : (
        <>
          <p className="min-w-0 grow truncate" title={text}>
            About: <bdi>{text}</bdi>
          </p>
          <Button tone="ghost" size="icon" aria-label={`Don’t ask about ${title}`} onClick={() => toggle(true)}>
            <X aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  );
}
