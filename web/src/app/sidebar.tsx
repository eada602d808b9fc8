import { listNavigation } from '#app/navigation.ts';
import { NavigationLink } from '#app/navigation-link.tsx';

/** Only where there is room for it; on a phone the menu above holds the same links. */
export function Sidebar() {
  return (
    <aside className="hidden w-56 shrink-0 lg:block" data-print="hide">
      <nav aria-label="Sidebar" className="sticky top-16 pt-10">
        <ul className="flex flex-col gap-1">
          {listNavigation('sidebar').map((item) => (
            <li key={item.to}>
              <NavigationLink item={item} />
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
