import type { SessionUser } from '@larder/contract/account';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** As people count them: an emoji may be many code units. */
function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter('en').segment(text);
  return first?.segment ?? '';
}

export interface AccountMenuButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  user: SessionUser | null;
}

/** Looks the same before and after the menu behind it is loaded. */
export function AccountMenuButton({ user, ...rest }: AccountMenuButtonProps) {
  const initial = firstCharacter(user?.name ?? user?.email ?? '').toUpperCase();
  return (
    <button
      aria-label="Account menu"
      {...rest}
      type="button"
      className="flex min-h-11 items-center gap-1.5 rounded-full pr-2 pl-1 text-ink-soft transition-colors hover:bg-paper-sunken hover:text-ink"
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
