import type { RecipeCardRow } from '#features/recipes/present.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';

import { draft, type Draft } from '../draft.ts';
import { extractPhrase, parseOrdinal, titleWords } from '@larder/culinary/intent/recipe-phrase';
import { findDiscussed } from '../discussed-recipes.ts';
import { askWhich } from './choice.ts';
import { decide } from './confirmation.ts';
import type { ChatRequest, MessageContext } from '../chat-request.ts';
import { proposeRemoval } from './propose.ts';
import { findByTitle } from './find-by-title.ts';

const MAX_SEARCHED = 100;

/** Proposes to move the recipe to the bin that the message names, or the one under discussion. */
export async function remove(request: ChatRequest): Promise<Draft> {
  const { ctx, message } = request;
  const phrase = extractPhrase('remove', message.content);
  const place = parseOrdinal(message.content);
  const byTitle =
    titleWords(phrase).length > 0
      ? await findByTitle({ ctx, message }, phrase, { isOwn: true, limit: MAX_SEARCHED })
      : [];
  const found = byTitle.length > 0 ? byTitle : await findDiscussedTarget({ ctx, message, place, phrase });
  const [first, second] = found;
  if (first === undefined) return (await discardDraft(request, phrase)) ?? draft(nothingFound(phrase));
  return second === undefined ? proposeRemoval(ctx, first.id) : askWhich({ ctx, message }, found, 'delete');
}

/** "Delete it", of a draft that is not saved. */
async function discardDraft(request: ChatRequest, phrase: string): Promise<Draft | undefined> {
  const [only, another] = (await findDiscussed(request.ctx, request.message)).recipes;
  if (only?.draft === undefined || another !== undefined || titleWords(phrase).length > 0) return undefined;
  await decide(request, only.draft.messageId, false);
  return draft(`“${only.title}” was only a draft, so there is nothing to delete. I put it aside.`);
}

function nothingFound(phrase: string): string {
  return phrase === ''
    ? 'Which recipe should I delete? Tell me its title.'
    : `I found no recipe of yours called “${phrase}”, so nothing was deleted.`;
}

interface TargetContext extends MessageContext {
  readonly place: number | undefined;
  readonly phrase: string;
}

/** The user's own recipes under discussion. Empty if the message names a title. */
async function findDiscussedTarget({ ctx, message, place, phrase }: TargetContext): Promise<readonly RecipeCardRow[]> {
  if (place === undefined && titleWords(phrase).length > 0) return [];
  const { recipes } = await findDiscussed(ctx, message);
  const own =
    recipes.length === 0
      ? []
      : await readWhole(
          ctx,
          recipes.map(({ id }) => id),
        );
  if (place === undefined) return own;
  const target = recipes.at(place);
  return own.filter(({ id }) => id === target?.id);
}
