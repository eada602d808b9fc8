import { listNavigation } from '#app/navigation.ts';
import { CategoryShortcuts, NavigationLink } from '#app/navigation-link.tsx';
import { HelpBox } from '#features/assistant/components/help-box.tsx';

/** Hidden on narrow screens, where the mobile menu has the same pages. */
export function Sidebar() {
  return (
    <aside className="hidden w-56 shrink-0 lg:block" data-print="hide">
      <div className="sticky top-16 flex max-h-[calc(100dvh-4rem)] flex-col gap-6 overflow-y-auto pt-10 pb-6">
        <nav aria-label="Sidebar">
          <ul className="flex flex-col gap-1">
            {listNavigation('sidebar').map((item) => (
              <li key={item.to}>
                <NavigationLink item={item} />
              </li>
            ))}
            <CategoryShortcuts />
          </ul>
        </nav>
        <HelpBox />
      </div>
    </aside>
  );
}
