import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useId } from 'react';

import { AccountMenu } from '#app/account-menu.tsx';
import { MobileMenu } from '#app/mobile-menu.tsx';
import { listNavigation } from '#app/navigation.ts';
import { SAME_PAGE } from '#app/navigation-link.tsx';
import type { MobileMenuState } from '#app/use-mobile-menu.ts';
import type { PhoneSearch } from '#app/use-phone-search.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { QuickCreate } from '#features/assistant/components/quick-create.tsx';
import { SearchBox } from '#features/search/components/search-box.tsx';
import { useSearchBox } from '#features/search/hooks/use-search-box.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

const TOP_LINK = classNames(
  'flex min-h-11 items-center rounded-md px-3 font-semibold whitespace-nowrap text-ink-soft no-underline hover:transition-colors hover:bg-paper-sunken hover:text-ink xl:px-4',
  'aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-tomato aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
);

export interface TopNavProps {
  menu: MobileMenuState;
  search: PhoneSearch;
}

export function TopNav({
  menu: { isOpen, isShown, button, setOpen },
  search: { isOpen: isSearching, area, input, close },
}: TopNavProps) {
  const { product_name: productName } = getPublicConfig();
  const menuId = useId();
  const box = useSearchBox();
  const Icon = isOpen ? X : MenuIcon;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper" data-print="hide">
      <nav aria-label="Main">
        <div className="shell flex h-16 items-center gap-6">
          <Link to="/dashboard" aria-label={productName} className="flex min-h-11 items-center rounded-sm no-underline">
            <BrandMark name={productName} />
          </Link>
          {/* A phone shows it below the bar, opened by the bottom bar. */}
          <div
            ref={area}
            className={classNames(
              'flex min-w-0 grow items-center gap-1 max-sm:absolute max-sm:inset-x-0 max-sm:top-full max-sm:border-b max-sm:border-line max-sm:bg-paper max-sm:px-(--shell-gap) max-sm:py-2 lg:max-w-md',
              !isSearching && 'max-sm:hidden',
            )}
          >
            <SearchBox box={box} input={input} className="min-w-0 grow" />
            <Button tone="ghost" size="icon" className="-mr-2 sm:hidden" aria-label="Close search" onClick={close}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <ul className="ml-auto hidden items-center gap-1 lg:flex">
            {listNavigation('top').map(({ label, to }) => (
              <li key={to}>
                <Link to={to} activeOptions={SAME_PAGE} className={TOP_LINK}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <QuickCreate className={classNames(TOP_LINK, 'gap-1.5')} />
            </li>
          </ul>
          <div className="hidden lg:block">
            <AccountMenu />
          </div>
          <Button
            ref={button}
            tone="ghost"
            size="icon"
            className="-mr-2 ml-auto lg:hidden"
            aria-label="Menu"
            data-tour="menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            {...(isShown ? { 'aria-controls': menuId } : {})}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon aria-hidden="true" />
          </Button>
        </div>
        {isShown && <MobileMenu id={menuId} onLeave={() => setOpen(false)} />}
      </nav>
    </header>
  );
}
