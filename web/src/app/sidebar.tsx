import { Link } from '@tanstack/react-router';

import { CATEGORY_SHORTCUTS, listNavigation } from '#app/navigation.ts';
import { NAVIGATION_ROW, NavigationLink, SAME_PAGE } from '#app/navigation-link.tsx';

/** Only where there is room for it; on a phone the menu above holds the same pages. */
export function Sidebar() {
  return (
    <aside className="hidden w-56 shrink-0 lg:block" data-print="hide">
      <nav aria-label="Sidebar" className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto pt-10 pb-6">
        <ul className="flex flex-col gap-1">
          {listNavigation('sidebar').map((item) => (
            <li key={item.to}>
              <NavigationLink item={item} />
            </li>
          ))}
          {CATEGORY_SHORTCUTS.map(({ label, category, icon: Icon }) => (
            <li key={category} className="pl-4">
              <Link
                to="/categories/$categoryName"
                params={{ categoryName: category }}
                activeOptions={SAME_PAGE}
                className={NAVIGATION_ROW}
              >
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
