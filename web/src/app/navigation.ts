import type { RecipeCategory } from '@larder/culinary/recipe-category';
import {
  BookOpen,
  CakeSlice,
  CircleUserRound,
  CupSoda,
  Inbox,
  LayoutGrid,
  ShieldCheck,
  SquarePen,
  Tags,
  Trash2,
  UsersRound,
  Utensils,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type NavigationPlace = 'top' | 'sidebar' | 'account' | 'admin';

export interface NavigationItem {
  /** The accessible name, to the letter. */
  label: string;
  to:
    | '/dashboard'
    | '/create-recipe'
    | '/community'
    | '/my-cookbook'
    | '/categories'
    | '/profile'
    | '/bin'
    | '/shared-with-me'
    | '/admin/people';
  icon: LucideIcon;
}

const dashboard: NavigationItem = { label: 'Dashboard', to: '/dashboard', icon: LayoutGrid };
const createRecipe: NavigationItem = { label: 'Create Recipe', to: '/create-recipe', icon: SquarePen };
const community: NavigationItem = { label: 'Community', to: '/community', icon: UsersRound };
const cookbook: NavigationItem = { label: 'My Cookbook', to: '/my-cookbook', icon: BookOpen };
const sharedWithMe: NavigationItem = { label: 'Shared with me', to: '/shared-with-me', icon: Inbox };
const categories: NavigationItem = { label: 'All Categories', to: '/categories', icon: Tags };
const profile: NavigationItem = { label: 'Profile', to: '/profile', icon: CircleUserRound };
const bin: NavigationItem = { label: 'Recently Deleted', to: '/bin', icon: Trash2 };
const admin: NavigationItem = { label: 'Admin', to: '/admin/people', icon: ShieldCheck };

/** Which ways to pages each menu shows, in its order. */
const PLACES: Readonly<Record<NavigationPlace, readonly NavigationItem[]>> = {
  top: [dashboard, community, cookbook],
  sidebar: [dashboard, createRecipe, community, cookbook, sharedWithMe, categories],
  account: [profile, createRecipe, bin],
  admin: [admin],
};

/** The items of several places one after the other, each once. */
export function listNavigation(...places: NavigationPlace[]): readonly NavigationItem[] {
  return [...new Set(places.flatMap((place) => PLACES[place]))];
}

/** What the account menu of this person shows. */
export function accountPlaces(isAdmin: boolean): readonly NavigationPlace[] {
  return isAdmin ? ['account', 'admin'] : ['account'];
}

interface CategoryShortcut {
  readonly label: string;
  readonly category: RecipeCategory;
  readonly icon: LucideIcon;
}

/** The categories that the sidebar leads to directly. */
export const CATEGORY_SHORTCUTS: readonly CategoryShortcut[] = [
  { label: 'Main Dishes', category: 'Main Dish', icon: Utensils },
  { label: 'Desserts', category: 'Dessert', icon: CakeSlice },
  { label: 'Beverages', category: 'Beverage', icon: CupSoda },
];
