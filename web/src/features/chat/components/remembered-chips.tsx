import { useQuery } from '@tanstack/react-query';

import { rememberedQuery, useForget } from '#features/chat/api.ts';
import { RemovableChip } from '#ui/removable-chip.tsx';

export interface RememberedChipsProps {
  conversationId: string;
  /** The conversation has messages, so the server knows it. */
  isStarted: boolean;
  /** Focuses another element, called before the pressed button is removed. */
  keepFocus: () => void;
}

/** What REECE remembers for the rest of the conversation, each with a button that makes it forget. */
export function RememberedChips({ conversationId, isStarted, keepFocus }: RememberedChipsProps) {
  const { data } = useQuery({ ...rememberedQuery(conversationId), enabled: isStarted });
  const forget = useForget(conversationId);
  const remembered = data?.remembered ?? [];
  if (remembered.length === 0) return null;
  return (
    <ul
      aria-label="What REECE remembers"
      // Two rows, then it scrolls.
      className="flex max-h-28 shrink-0 flex-wrap gap-1.5 overflow-y-auto border-t border-line px-4 py-2"
    >
      {remembered.map(({ key, label }) => (
        <li key={key}>
          <RemovableChip
            label={label}
            removeLabel={`Forget: ${label}`}
            onRemove={() => {
              keepFocus();
              forget.mutate(key);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
