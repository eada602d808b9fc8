import { detailsOf } from '@larder/contract/details-of';
import type { RecipeVersion, VersionContent } from '@larder/contract/versions';

import { countText } from '#features/recipes/model/recipe-text.ts';
import { lineChanges } from '#features/versions/model/line-changes.ts';
import type { Line } from '#features/versions/model/line-changes.ts';

/** A changed field of one value; null where it was empty. */
export interface FieldChange {
  readonly kind: 'field';
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ListChange {
  readonly kind: 'list';
  readonly label: string;
  readonly lines: readonly Line[];
  readonly added: number;
  readonly removed: number;
}

export interface PictureChange {
  readonly kind: 'picture';
  readonly label: string;
  readonly change: 'added' | 'removed' | 'changed';
}

export type Change = FieldChange | ListChange | PictureChange;

function minutesText(minutes: number | null): string | null {
  return minutes === null ? null : countText(minutes, 'minute');
}

function fieldsOf(content: VersionContent): readonly (readonly [label: string, value: string | null])[] {
  const details = detailsOf(content);
  return [
    ['Title', content.title],
    ['Description', content.description],
    ['Category', content.category],
    ['Preparation time', minutesText(content.preparation_time)],
    ['Cooking time', minutesText(content.cooking_time)],
    ['Resting time', minutesText(details.resting_time)],
    ['Servings', content.servings === null ? null : countText(content.servings, 'serving')],
    ['Makes', details.yield_text],
    ['Notes', details.notes],
    ['From', details.source_name],
    ['Written by', details.author],
    ['Web address', details.source_url],
    ['Video address', details.video_url],
  ];
}

/** The steps, each followed by its note: a note that moves with its step is no change of its own. */
function stepsOf({ instructions, step_notes: notes = [] }: VersionContent): readonly string[] {
  const noteOf = new Map(notes.map(({ step, note }) => [step, note]));
  return instructions.flatMap((line, step) => (noteOf.has(step) ? [line, `Note: ${noteOf.get(step)}`] : [line]));
}

function listsOf(content: VersionContent): readonly (readonly [label: string, lines: readonly string[]])[] {
  const { tags, equipment, nutrition, linked_recipes } = detailsOf(content);
  return [
    ['Ingredients', content.ingredients],
    ['Linked recipes', linked_recipes.flatMap((part) => [`${part.title}:`, ...part.ingredients])],
    ['Instructions', stepsOf(content)],
    ['Tags', tags],
    ['Tools', equipment],
    ['Nutrition', Object.entries(nutrition ?? {}).map(([name, value]) => `${name}: ${value}`)],
  ];
}

function listChange(label: string, before: readonly string[], after: readonly string[]): ListChange[] {
  const lines = lineChanges(before, after);
  const added = lines.filter(({ kind }) => kind === 'added').length;
  const removed = lines.filter(({ kind }) => kind === 'removed').length;
  return added + removed === 0 ? [] : [{ kind: 'list', label, lines, added, removed }];
}

/** Compares by the stored picture, or by the address of a picture on the web. */
function pictureChange(before: VersionContent, after: VersionContent): PictureChange[] {
  const label = 'Picture';
  const old = before.picture?.id ?? before.image_url;
  const current = after.picture?.id ?? after.image_url;
  if (old === current) return [];
  if (old === null) return [{ kind: 'picture', label, change: 'added' }];
  return [{ kind: 'picture', label, change: current === null ? 'removed' : 'changed' }];
}

/** Compares the pictures of steps. If the steps changed too, only their order counts: a picture that moves with its step is no change. */
function stepPictureChange(before: VersionContent, after: VersionContent): PictureChange[] {
  const areStepsSame = before.instructions.join('\n') === after.instructions.join('\n');
  const [old = '', current = ''] = [before, after].map(({ step_pictures: pictures = [] }) =>
    pictures.map(({ step, image_url }) => (areStepsSame ? `${step} ${image_url}` : image_url)).join(' '),
  );
  if (old === current) return [];
  const change = old === '' ? 'added' : current === '' ? 'removed' : 'changed';
  return [{ kind: 'picture', label: 'Photos of steps', change }];
}

/** The differences from one version to the next. */
export function contentChanges(before: VersionContent, after: VersionContent): readonly Change[] {
  const old = fieldsOf(before);
  const fields = fieldsOf(after).flatMap(([label, value], index): FieldChange[] => {
    const oldValue = old[index]?.[1] ?? null;
    return oldValue === value ? [] : [{ kind: 'field', label, before: oldValue, after: value }];
  });
  const oldLists = listsOf(before);
  const lists = listsOf(after).flatMap(([label, lines], index) => listChange(label, oldLists[index]?.[1] ?? [], lines));
  return [...fields, ...lists, ...pictureChange(before, after), ...stepPictureChange(before, after)];
}

export interface VersionWithChanges {
  readonly version: RecipeVersion;
  /** The current version. */
  readonly isNewest: boolean;
  readonly isFirst: boolean;
  /** Compared with the version before it; null when that one is not loaded or does not exist. */
  readonly changes: readonly Change[] | null;
}

/** Compares each version with the one before it. `versions` are newest first. */
export function compareVersions(versions: readonly RecipeVersion[], hasMore: boolean): readonly VersionWithChanges[] {
  return versions.map((version, index) => {
    const previous = versions[index + 1];
    return {
      version,
      isNewest: index === 0,
      isFirst: previous === undefined && !hasMore,
      changes: previous === undefined ? null : contentChanges(previous.content, version.content),
    };
  });
}

function changeText(change: Change): string {
  if (change.kind !== 'list') return change.label.toLowerCase();
  const parts = [
    ...(change.added > 0 ? [`${change.added} added`] : []),
    ...(change.removed > 0 ? [`${change.removed} removed`] : []),
  ];
  return `${change.label.toLowerCase()} (${parts.join(', ')})`;
}

/** "Changed: title, ingredients (2 added, 1 removed)". */
export function summaryText({ changes, isFirst }: VersionWithChanges): string {
  if (isFirst) return 'First version';
  if (changes === null) return 'An earlier version';
  return changes.length === 0 ? 'No visible changes' : `Changed: ${changes.map(changeText).join(', ')}`;
}
