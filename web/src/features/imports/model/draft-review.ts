import { formatNumber } from '@larder/contract/format-number';
import { DRAFT_FILTERS } from '@larder/contract/import-texts';
import type { DraftCard, DraftFilter, ImportJob } from '@larder/contract/imports';

/** The draft can be edited, and saved unless it is left out. */
export function isOpen({ is_readable: isReadable, recipe_id: recipeId }: DraftCard): boolean {
  return isReadable && recipeId === null;
}

/** "Save all" saves it. */
export function isSavable(card: DraftCard): boolean {
  return isOpen(card) && card.choice !== 'skip';
}

/** What a person calls the draft. */
export function draftName({ title, position }: Pick<DraftCard, 'title' | 'position'>): string {
  return title === '' ? `Recipe ${formatNumber(position + 1)}` : title;
}

/** "8 ingredients, 1 step". */
export function contentText({ ingredient_count: ingredients, step_count: steps }: DraftCard): string {
  const ingredientText = `${formatNumber(ingredients)} ${ingredients === 1 ? 'ingredient' : 'ingredients'}`;
  return `${ingredientText}, ${formatNumber(steps)} ${steps === 1 ? 'step' : 'steps'}`;
}

/** Why a draft seems to be there already: "You already have “Leek soup”: same address". */
export function duplicateText({ by, recipe_id: recipeId, title }: NonNullable<DraftCard['duplicate']>): string {
  const where = recipeId === null ? `“${title}” is in this file twice` : `You already have “${title}”`;
  return `${where}: same ${by === 'address' ? 'address' : 'title'}`;
}

/** The filter in the search parameters of a URL. */
export function parseShow(search: Readonly<Record<string, unknown>>): DraftFilter {
  return DRAFT_FILTERS.find((filter) => filter === search['show']) ?? 'all';
}

/** The search parameters of a filter. */
export function toShowSearch(show: DraftFilter): { show?: DraftFilter } {
  return show === 'all' ? {} : { show };
}

export interface FilterOption {
  readonly show: DraftFilter;
  readonly label: string;
  readonly count: number;
}

/** The filters of a list with their counts. Those that would be empty are left out, unless one is selected. */
export function filterOptions(job: ImportJob, selected: DraftFilter): readonly FilterOption[] {
  const options: readonly FilterOption[] = [
    { show: 'all', label: 'All', count: job.drafts },
    { show: 'doubtful', label: 'To check', count: job.doubtful },
    { show: 'duplicates', label: 'Duplicates', count: job.duplicates },
    { show: 'problems', label: 'Problems', count: job.problems },
    { show: 'saved', label: 'Saved', count: job.saved },
  ];
  return options.filter(({ show, count }) => show === 'all' || show === selected || count > 0);
}

/** The positions without one, or with it. */
export function togglePosition(positions: ReadonlySet<number>, position: number): ReadonlySet<number> {
  const toggled = new Set(positions);
  if (!toggled.delete(position)) toggled.add(position);
  return toggled;
}

/** The selected positions that can still be saved, as far as the list is loaded; others stay selected. */
export function stillSelected(selected: ReadonlySet<number>, cards: readonly DraftCard[]): readonly number[] {
  const unsavable = new Set(cards.filter((card) => !isSavable(card)).map(({ position }) => position));
  return [...selected].filter((position) => !unsavable.has(position)).toSorted((one, other) => one - other);
}
