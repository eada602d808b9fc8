import { listNavigation } from '#app/navigation.ts';
import { CategoryShortcuts, NavigationLink } from '#app/navigation-link.tsx';

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
          <CategoryShortcuts />
        </ul>
      </nav>
    </aside>
  );
}
