import { useQuery } from '@tanstack/react-query';
import { Compass, LogOut } from 'lucide-react';
import { useId } from 'react';

import { accountPlaces, listNavigation } from '#app/navigation.ts';
import type { NavigationItem } from '#app/navigation.ts';
import { CategoryShortcuts, NAVIGATION_ROW, NavigationLink } from '#app/navigation-link.tsx';
import { useSignOut } from '#app/use-sign-out.ts';
import { useStartTour } from '#app/use-start-tour.ts';
import { THEME_LABELS, useTheme } from '#app/use-theme.ts';
import { sessionQuery } from '#features/account/api.ts';
import { HelpBox } from '#features/assistant/components/help-box.tsx';
import { QuickCreate } from '#features/assistant/components/quick-create.tsx';
import { THEME_CHOICES } from '#platform/theme.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

export interface MobileMenuProps {
  id: string;
  onLeave: () => void;
}

/** Outside the component: a stable ref callback runs only on mount. */
function focusOnMount(menu: HTMLElement | null): void {
  menu?.focus({ preventScroll: true });
}

/** The pages of the top bar, the sidebar and the account menu in one column. */
export function MobileMenu({ id, onLeave }: MobileMenuProps) {
  const { data: user } = useQuery(sessionQuery());
  const [theme, setTheme] = useTheme();
  const { mutate: signOut, isPending } = useSignOut();
  const startTour = useStartTour();
  const group = useId();
  const sidebar = listNavigation('sidebar');
  const others = listNavigation('top', ...accountPlaces(user?.is_admin === true)).filter(
    (item) => !sidebar.includes(item),
  );
  const row = (item: NavigationItem) => (
    <li key={item.to}>
      <NavigationLink item={item} onFollow={onLeave} />
    </li>
  );
  return (
    <div
      ref={focusOnMount}
      id={id}
      role="dialog"
      aria-label="Menu"
      tabIndex={-1}
      className="appear absolute inset-x-0 top-full border-b border-line bg-paper focus:outline-none"
    >
      {/* The padding at the end lets the last item scroll clear of a toast. */}
      <div className="shell flex max-h-[calc(100dvh-4rem)] flex-col gap-5 overflow-y-auto pt-4 pb-36">
        <ul className="flex flex-col gap-1">
          {sidebar.map(row)}
          <CategoryShortcuts onFollow={onLeave} />
          <li>
            <QuickCreate className={classNames(NAVIGATION_ROW, 'w-full')} />
          </li>
          {others.map(row)}
          <li>
            <button
              type="button"
              className={classNames(NAVIGATION_ROW, 'w-full')}
              onClick={() => {
                onLeave();
                startTour();
              }}
            >
              <Compass className="size-5 shrink-0" aria-hidden="true" />
              Show me around
            </button>
          </li>
        </ul>
        <fieldset className="border-t border-line pt-4">
          <legend className="sr-only">Appearance</legend>
          <div className="grid grid-cols-3 overflow-hidden rounded-md border border-edge">
            {THEME_CHOICES.map((choice) => (
              <label
                key={choice}
                className="grid min-h-11 cursor-pointer place-items-center px-2 text-center text-sm font-semibold text-ink-soft has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-4 forced-colors:has-focus-visible:outline-[Highlight]"
              >
                <input
                  type="radio"
                  name={group}
                  className="sr-only"
                  checked={theme === choice}
                  onChange={() => setTheme(choice)}
                />
                {THEME_LABELS[choice]}
              </label>
            ))}
          </div>
        </fieldset>
        <Button busy={isPending} onClick={() => signOut()}>
          <LogOut aria-hidden="true" />
          Sign Out
        </Button>
        <HelpBox className="shrink-0" isAtFoot />
      </div>
    </div>
  );
}
