import { Link, useParams } from '@tanstack/react-router';

import { CATEGORY_SHORTCUTS } from '#app/navigation.ts';
import type { NavigationItem } from '#app/navigation.ts';
import { parseCategoryName } from '#features/categories/model/category-name.ts';
import { NewShares } from '#features/sharing/components/new-shares.tsx';
import { classNames } from '#ui/class-names.ts';

/** Search parameters do not change the page; a longer path does. */
export const SAME_PAGE = { exact: true, includeSearch: false } as const;

/** A row of a menu. The router sets aria-current on the link to the current page. */
export const NAVIGATION_ROW = classNames(
  'relative flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold text-ink-soft no-underline hover:transition-colors hover:bg-paper-sunken hover:text-ink',
  'aria-[current=page]:bg-tomato-wash aria-[current=page]:text-tomato-ink forced-colors:aria-[current=page]:outline-2',
);

export interface NavigationLinkProps {
  item: NavigationItem;
  onFollow?: () => void;
}

export function NavigationLink({ item, onFollow }: NavigationLinkProps) {
  const Icon = item.icon;
  return (
    <Link
      to={item.to}
      data-tour={item.to.slice(1)}
      activeOptions={SAME_PAGE}
      {...(onFollow === undefined ? {} : { onClick: onFollow })}
      className={NAVIGATION_ROW}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {item.label}
      {item.to === '/shared-with-me' && <NewShares />}
    </Link>
  );
}

/** Links to single categories, below the link to all of them. */
export function CategoryShortcuts({ onFollow }: Pick<NavigationLinkProps, 'onFollow'>) {
  // The path accepts plurals and any letter case, so the router's comparison of paths is not enough.
  const { categoryName = '' } = useParams({ strict: false });
  const current = parseCategoryName(categoryName);
  return CATEGORY_SHORTCUTS.map(({ label, category, icon: Icon }) => (
    <li key={category} className="pl-4">
      <Link
        to="/categories/$categoryName"
        params={{ categoryName: category }}
        activeOptions={SAME_PAGE}
        aria-current={category === current ? 'page' : undefined}
        {...(onFollow === undefined ? {} : { onClick: onFollow })}
        className={NAVIGATION_ROW}
      >
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        {label}
      </Link>
    </li>
  ));
}
