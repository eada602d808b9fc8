import { detailsOf } from '@larder/contract/details-of';
import { formatNumber } from '@larder/contract/format-number';
import { withoutHeadings } from '@larder/culinary/ingredient-heading';
import { restingMinutes } from '@larder/culinary/resting-time';
import { scaledYield } from '@larder/culinary/scaled-yield';

import { factorOf, servingsAt, timesText } from '#features/cooking/model/recipe-size.ts';
import type { RecipeSize } from '#features/cooking/model/recipe-size.ts';
import type { SheetRecipe } from '#features/recipe-page/model/sheet-recipe.ts';
import { hoursText, minutesText, totalMinutes } from '#features/recipes/model/recipe-text.ts';
import { Stat } from '#ui/stat.tsx';

/** "Makes 24 cookies"; a yield that is a phrase of its own stays as it is. */
const makesText = (text: string): string =>
  /^[\d½¼¾⅓⅔]|^(?:an?|one|two|about) /iu.test(text) ? `Makes ${text}` : text;

/** Time, servings, yield and ingredient count. */
export function RecipeFigures({ recipe, size }: { recipe: SheetRecipe; size: RecipeSize | null }) {
  const minutes = totalMinutes(recipe);
  const { preparation_time: preparing, cooking_time: cooking, servings: writtenServings } = recipe;
  const ingredients = withoutHeadings(recipe.ingredients).length;
  const servings = servingsAt(size, writtenServings);
  const { resting_time, yield_text } = detailsOf(recipe);
  const resting = resting_time ?? restingMinutes(recipe);
  const makes = yield_text === null ? null : makesText(scaledYield(yield_text, factorOf(size, writtenServings)));
  const isSplit = preparing !== null && cooking !== null && preparing > 0 && cooking > 0;
  return (
    <div className="mt-7 border-y border-line py-4 print:mt-3 print:py-2">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {minutes !== null && (
          <Stat
            label={minutes === 1 ? 'minute' : 'minutes'}
            value={formatNumber(minutes)}
            note={hoursText(minutes) ?? undefined}
          />
        )}
        {servings !== null && (
          <Stat
            label={servings === 1 ? 'serving' : 'servings'}
            value={formatNumber(servings)}
            note={size === null || writtenServings === null ? undefined : `originally ${writtenServings}`}
          />
        )}
        {size !== null && 'times' in size && <Stat label="amounts" value={timesText(size.times)} />}
        <Stat label={ingredients === 1 ? 'ingredient' : 'ingredients'} value={formatNumber(ingredients)} />
      </dl>
      {makes !== null && (
        <p dir="auto" className="mt-3 text-sm text-ink-soft wrap-anywhere print:mt-1">
          {makes}
        </p>
      )}
      {(isSplit || resting > 0) && (
        <p className="mt-3 text-sm text-ink-faint print:mt-1 [&>span]:whitespace-nowrap">
          {isSplit && (
            <>
              <span>{minutesText(preparing)} to prepare,</span> <span>{minutesText(cooking)} to cook</span>
            </>
          )}
          {isSplit && resting > 0 && ', '}
          {resting > 0 && <span>plus {minutesText(resting)} resting</span>}
        </p>
      )}
    </div>
  );
}
