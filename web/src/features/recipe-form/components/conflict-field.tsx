import { formatNumber } from '@larder/contract/format-number';
import { useId } from 'react';

import { StepPicture } from '#features/recipes/components/step-picture.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { fieldValue } from '#features/recipe-form/model/form-changes.ts';
import type { EditedField } from '#features/recipe-form/model/form-changes.ts';
import { filledNotes, toLinks, toRow, toStepPictures } from '#features/recipe-form/model/form-rows.ts';
import { toPicturedRecipe } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import type { Difference, Side } from '#features/recipe-form/model/merge-versions.ts';
import { nameRows } from '#features/recipe-form/model/row-edits.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';

const NAMES: Record<EditedField, string> = {
  title: 'Title',
  description: 'Description',
  image_url: 'Photo',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  category: 'Category',
  servings: 'Servings',
  preparation_time: 'Preparation time',
  cooking_time: 'Cooking time',
  resting_time: 'Resting time',
  yield_text: 'Makes',
  notes: 'Notes',
  tags: 'Tags',
  equipment: 'Tools',
  source_name: 'From',
  author: 'Written by',
  source_url: 'Web address',
  video_url: 'Video address',
};

const SIDES: readonly { side: Side; label: string }[] = [
  { side: 'mine', label: 'Mine' },
  { side: 'theirs', label: 'Theirs' },
];

function isMinutes(field: EditedField): boolean {
  return field === 'preparation_time' || field === 'cooking_time' || field === 'resting_time';
}

interface Line {
  readonly text: string;
  /** The address of its photo. */
  readonly picture: string | null;
}

/** The entries of a list, ingredients with the recipe that they are, steps with their note and photo; none for another field. */
function linesOf(form: RecipeForm, field: EditedField): readonly Line[] {
  const value = fieldValue(form, field);
  if (typeof value !== 'object' || value === null) return [];
  if (field === 'ingredients') {
    const recipeOf = new Map(toLinks(form.ingredients).map(({ ingredient, title }) => [ingredient, title]));
    return value.map((line, at) => withBelow(line, recipeOf.get(at), 'Recipe'));
  }
  if (field !== 'instructions') return value.map((line) => withBelow(line));
  const noteOf = new Map(filledNotes(form.instructions).map(({ step, note }) => [step, note]));
  const pictureOf = new Map(toStepPictures(form.instructions).map(({ step, image_url }) => [step, image_url]));
  return value.map((line, step) => ({
    ...withBelow(line, noteOf.get(step), 'Note'),
    picture: pictureOf.get(step) ?? null,
  }));
}

function withBelow(line: string, below?: string, name = ''): Line {
  return { text: below === undefined ? line : `${line}\n${name}: ${below}`, picture: null };
}

/** Marks the lines and photos that the other version does not have. Sections are not numbered. */
function Lines({ lines, others, numbered }: { lines: readonly Line[]; others: readonly Line[]; numbered: boolean }) {
  const texts = new Set(others.map(({ text }) => text));
  const pictures = new Set(others.map(({ picture }) => picture));
  const List = numbered ? 'ol' : 'ul';
  const rows = lines.map(({ text }) => toRow(text));
  const names = nameRows(rows, '');
  return (
    <List className={classNames('flex flex-col gap-1 pl-5', numbered ? 'list-decimal' : 'list-disc')}>
      {lines.map(({ text, picture }, index) => (
        <li
          key={index}
          dir="auto"
          value={names[index]?.number}
          className={classNames(
            'whitespace-pre-line wrap-anywhere',
            rows[index]?.section === true && '-ml-5 list-none font-semibold not-first:mt-2',
          )}
        >
          {texts.has(text) ? text : <mark className="rounded-sm bg-saffron-wash px-0.5 text-ink">{text}</mark>}
          {picture !== null && (
            <StepPicture
              url={picture}
              alt={pictures.has(picture) ? 'Photo' : 'Photo, only in this version'}
              sizes="7rem"
              className={classNames('mt-1 mb-2 max-w-28', !pictures.has(picture) && 'outline-3 outline-saffron')}
            />
          )}
        </li>
      ))}
    </List>
  );
}

function Value({ field, form, other }: { field: EditedField; form: RecipeForm; other: RecipeForm }) {
  const value = fieldValue(form, field);
  if (field === 'image_url') {
    const { picture } = form;
    if (picture !== null) {
      return <RecipePicture recipe={toPicturedRecipe(form)} sizes="20rem" className="aspect-[4/3] w-full rounded-md" />;
    }
    return <span className="wrap-anywhere">{value === '' ? 'No photo' : value}</span>;
  }
  if (value === null || value === '') return <span className="text-ink-faint">Empty</span>;
  if (typeof value === 'number') return isMinutes(field) ? countText(value, 'minute') : formatNumber(value);
  if (typeof value === 'string') {
    return (
      <span dir="auto" className="whitespace-pre-line wrap-anywhere">
        {value}
      </span>
    );
  }
  const lines = linesOf(form, field);
  if (lines.length === 0) return <span className="text-ink-faint">Empty</span>;
  return <Lines lines={lines} others={linesOf(other, field)} numbered={field === 'instructions'} />;
}

export interface ConflictFieldProps {
  difference: Difference;
  mine: RecipeForm;
  theirs: RecipeForm;
  choice: Side;
  onChoose: (side: Side) => void;
}

/** Both versions of one field, side by side, to choose from. */
export function ConflictField({ difference, mine, theirs, choice, onChoose }: ConflictFieldProps) {
  const name = useId();
  const { field, isChangedInBoth } = difference;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex flex-wrap items-center gap-2.5">
        <span className="font-serif text-xl font-semibold">{NAMES[field]}</span>
        {isChangedInBoth && <Badge tone="saffron">Changed on both sides</Badge>}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {SIDES.map(({ side, label }) => {
          const [form, other] = side === 'mine' ? [mine, theirs] : [theirs, mine];
          const chosen = choice === side;
          return (
            <label
              key={side}
              className={classNames(
                'flex cursor-pointer flex-col gap-2 rounded-lg border p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
                chosen ? 'border-basil bg-basil-wash' : 'border-edge bg-paper-raised hover:border-ink',
              )}
            >
              <span className="flex min-h-7 items-center gap-2.5 text-sm font-semibold">
                <input
                  type="radio"
                  name={name}
                  value={side}
                  checked={chosen}
                  onChange={() => onChoose(side)}
                  className="size-5 accent-(--basil)"
                />
                {label}
              </span>
              <span className="min-w-0">
                <Value field={field} form={form} other={other} />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
