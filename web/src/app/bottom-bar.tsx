import { Link } from '@tanstack/react-router';
import { BookOpen, ChefHat, CirclePlus, CircleUserRound, Search } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { SAME_PAGE } from '#app/navigation-link.tsx';
import type { PhoneSearch } from '#app/use-phone-search.ts';
import { ASK_REECE } from '#features/chat/components/ask-reece.tsx';
import { useChatControl } from '#features/chat/hooks/use-chat-control.ts';
import { NewShares } from '#features/sharing/components/new-shares.tsx';
import { classNames } from '#ui/class-names.ts';
import { keepToastsAbove } from '#ui/toast-offset.ts';

const ITEM = classNames(
  'relative flex h-full w-full flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-soft no-underline focus-visible:-outline-offset-2',
  'aria-[current=page]:text-tomato-ink forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-4',
);

function Face({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon className="size-6" aria-hidden="true" />
      {label}
    </>
  );
}

export interface BottomBarProps {
  search: PhoneSearch;
  /** The mobile menu covers the page. */
  isMenuShown: boolean;
}

/** What cooks open every day, in reach of the thumb, on screens without a sidebar. The on-screen keyboard replaces it. */
export function BottomBar({ search, isMenuShown }: BottomBarProps) {
  const chat = useChatControl();
  return (
    <nav
      ref={keepToastsAbove}
      aria-label="Shortcuts"
      data-print="hide"
      inert={isMenuShown}
      className="sticky bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] inert:invisible typing:invisible lg:hidden"
    >
      <ul className="mx-auto grid h-14 max-w-xl grid-cols-5">
        <li>
          <Link to="/my-cookbook" data-tour="my-cookbook" activeOptions={SAME_PAGE} className={ITEM}>
            <Face icon={BookOpen} label="Cookbook" />
            {/* My Cookbook leads to "Shared with me". */}
            <NewShares className="absolute top-0.5 left-1/2 ml-2 px-1.5! py-0!" />
          </Link>
        </li>
        <li>
          <button
            type="button"
            data-tour="search"
            aria-expanded={search.isOpen}
            className={ITEM}
            onClick={({ currentTarget }) => search.open(currentTarget)}
          >
            <Face icon={Search} label="Search" />
          </button>
        </li>
        <li>
          <Link to="/create-recipe" activeOptions={SAME_PAGE} className={ITEM}>
            <Face icon={CirclePlus} label="Add" />
          </Link>
        </li>
        <li>
          <button
            type="button"
            aria-label={ASK_REECE}
            data-tour="reece"
            aria-haspopup="dialog"
            aria-expanded={chat?.isOpen === true}
            aria-busy={chat?.isFetching === true || undefined}
            className={classNames(ITEM, 'aria-busy:simmer')}
            onClick={({ currentTarget }) => chat?.open(currentTarget)}
          >
            <Face icon={ChefHat} label="REECE" />
          </button>
        </li>
        <li>
          <Link to="/profile" activeOptions={SAME_PAGE} className={ITEM}>
            <Face icon={CircleUserRound} label="You" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
