import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { sessionQuery } from '#features/account/api.ts';

/** A letter or digit that no combining character follows. */
const PLAIN = /^[\p{L}\p{N}](?![\p{M}\p{Cf}\p{Emoji_Modifier}])/u;

/** The first grapheme: an emoji may be many code units. Avoids a segmenter where possible, which takes a phone tens of milliseconds. */
function firstGrapheme(text: string): string {
  const [plain] = PLAIN.exec(text) ?? [];
  if (plain !== undefined) return plain;
  const [first] = new Intl.Segmenter('en').segment(text);
  return first?.segment ?? '';
}

export function AccountMenuButton(props: Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'>) {
  const { data: user } = useQuery(sessionQuery());
  const initial = firstGrapheme(user?.name ?? user?.email ?? '').toUpperCase();
  return (
    <button
      aria-label="Account menu"
      {...props}
      type="button"
      className="flex min-h-11 items-center gap-1.5 rounded-full pr-2 pl-1 text-ink-soft hover:transition-colors hover:bg-paper-sunken hover:text-ink"
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-saffron-wash font-serif text-lg font-semibold text-saffron-ink"
      >
        {initial}
      </span>
      <ChevronDown className="size-4" aria-hidden="true" />
    </button>
  );
}
