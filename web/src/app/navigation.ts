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
  /** The exact accessible name. */
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

/** The items of each menu, in order. */
const PLACES: Readonly<Record<NavigationPlace, readonly NavigationItem[]>> = {
  top: [dashboard, community, cookbook],
  sidebar: [dashboard, createRecipe, community, cookbook, sharedWithMe, categories],
  account: [profile, createRecipe, bin],
  admin: [admin],
};

/** The items of several menus in order, without duplicates. */
export function listNavigation(...places: NavigationPlace[]): readonly NavigationItem[] {
  return [...new Set(places.flatMap((place) => PLACES[place]))];
}

/** The menus whose items the account menu shows. */
export function accountPlaces(isAdmin: boolean): readonly NavigationPlace[] {
  return isAdmin ? ['account', 'admin'] : ['account'];
}

interface CategoryShortcut {
  readonly label: string;
  readonly category: RecipeCategory;
  readonly icon: LucideIcon;
}

/** The categories that the sidebar links to. */
export const CATEGORY_SHORTCUTS: readonly CategoryShortcut[] = [
  { label: 'Main Dishes', category: 'Main Dish', icon: Utensils },
  { label: 'Desserts', category: 'Dessert', icon: CakeSlice },
  { label: 'Beverages', category: 'Beverage', icon: CupSoda },
];
