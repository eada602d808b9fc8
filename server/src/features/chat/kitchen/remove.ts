import type { RecipeCardRow } from '#features/recipes/present.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { extractPhrase, parseOrdinal, titleWords } from '@larder/culinary/intent/recipe-phrase';
import { findDiscussed } from '../discussed-recipes.ts';
import { askWhich } from './choice.ts';
import type { Question } from './question.ts';
import { proposeRemoval } from './propose.ts';
import { findByTitle } from './find-by-title.ts';

const SEARCHED = 100;

/** Proposes to put the recipe into the bin that the message names, or that was talked about last. */
export async function remove({ ctx, asked }: Question): Promise<Draft> {
  const phrase = extractPhrase('remove', asked.content);
  const place = parseOrdinal(asked.content);
  const byTitle =
    titleWords(phrase).length > 0 ? await findByTitle({ ctx, asked }, phrase, { isOwn: true, most: SEARCHED }) : [];
  const found = byTitle.length > 0 ? byTitle : await findDiscussedTarget({ ctx, asked, place, phrase });
  const [first, second] = found;
  if (first === undefined) return draft(nothingFound(phrase));
  return second === undefined ? proposeRemoval(ctx, first.id) : askWhich({ ctx, asked }, found, 'delete');
}

function nothingFound(phrase: string): string {
  return phrase === ''
    ? 'Which recipe shall I delete? Tell me its title.'
    : `I found no recipe of yours called “${phrase}”, so nothing was deleted.`;
}

interface Talked extends Pick<Question, 'ctx' | 'asked'> {
  readonly place: number | undefined;
  readonly phrase: string;
}

/** One's own among what was talked about, where the message names nothing itself. */
async function findDiscussedTarget({ ctx, asked, place, phrase }: Talked): Promise<readonly RecipeCardRow[]> {
  if (place === undefined && titleWords(phrase).length > 0) return [];
  const { recipes } = await findDiscussed(ctx, asked);
  const own =
    recipes.length === 0
      ? []
      : await readWhole(
          ctx,
          recipes.map(({ id }) => id),
        );
  if (place === undefined) return own;
  const meant = recipes.at(place);
  return own.filter(({ id }) => id === meant?.id);
}
