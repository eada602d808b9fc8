import { CircleUserRound, LayoutGrid, ShieldCheck, SquarePen } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type NavigationPlace = 'top' | 'sidebar' | 'account' | 'admin';

export interface NavigationItem {
  /** The accessible name, to the letter. */
  label: string;
  to: '/dashboard' | '/create-recipe' | '/profile' | '/admin/people';
  icon: LucideIcon;
  places: readonly NavigationPlace[];
}

/** Every way to a page, in the order the menus show them. A page that exists has its row here. */
const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', to: '/dashboard', icon: LayoutGrid, places: ['top', 'sidebar'] },
  { label: 'Profile', to: '/profile', icon: CircleUserRound, places: ['account'] },
  { label: 'Create Recipe', to: '/create-recipe', icon: SquarePen, places: ['sidebar', 'account'] },
  { label: 'Admin', to: '/admin/people', icon: ShieldCheck, places: ['admin'] },
];

export function listNavigation(...places: NavigationPlace[]): readonly NavigationItem[] {
  return NAVIGATION.filter((item) => item.places.some((place) => places.includes(place)));
}

/** What the account menu of this person shows. */
export function accountPlaces(isAdmin: boolean): readonly NavigationPlace[] {
  return isAdmin ? ['account', 'admin'] : ['account'];
}
