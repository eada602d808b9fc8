import { LayoutGrid, SquarePen } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type NavigationPlace = 'top' | 'sidebar' | 'account';

export interface NavigationItem {
  /** The accessible name, to the letter. */
  label: string;
  to: '/dashboard' | '/create-recipe';
  icon: LucideIcon;
  places: readonly NavigationPlace[];
}

/** Every way to a page, in the order the menus show them. A page that exists has its row here. */
const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', to: '/dashboard', icon: LayoutGrid, places: ['top', 'sidebar'] },
  { label: 'Create Recipe', to: '/create-recipe', icon: SquarePen, places: ['sidebar', 'account'] },
];

export function listNavigation(...places: NavigationPlace[]): readonly NavigationItem[] {
  return NAVIGATION.filter((item) => item.places.some((place) => places.includes(place)));
}
