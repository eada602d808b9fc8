import type { Eater } from '@larder/culinary/answers/eater';
import { type Edit, parseEditRequest } from '@larder/culinary/intent/recipe-edit';

import { listed } from '@larder/culinary/answers/phrasing';
import { type EaterAtRisk, eatersIn } from '@larder/culinary/dialog/facts';
import type { RecipeText } from '@larder/contract/chat';
import { describeEaters } from './for-eater.ts';
import type { ChatRequest } from '../chat-request.ts';
import { newDietWarnings } from '../diet-warnings.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { draft, type Draft } from '../draft.ts';
import { CANNOT_CHANGE_RECIPES, CHANGE_RECIPES, hasScopes, READ_RECIPES } from '../policy.ts';
import { presentText } from '../present.ts';
import { DRAFT_QUESTION } from '../proposals.ts';
import type { ProposedChange } from '../tables.ts';
import { askWhich } from './choice.ts';
import { hasNewTopic } from './earlier-messages.ts';
import { editText } from './edit-text.ts';
import type { EditedText } from './edited-text.ts';
import { citationOf, type DiscussedRow, readDiscussed } from './find-visible.ts';
import { findTargets } from './find-target.ts';
import { proposeChange } from './propose.ts';
import { SCALE_ONCE } from './scale.ts';
import { readEveryRule } from './every-rule.ts';

/**
 * Proposes to rename, convert, scale or categorize the recipe that the message names or the one under discussion, or to change a step or a
 * food of it. A draft is replaced. Undefined for any other message.
 */
export async function answerEdit(request: ChatRequest): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const wanted = parseEditRequest(message.content);
  if (wanted === undefined || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const { edit, title, isUnambiguous } = wanted;
  // "And in cups?" may be about an amount asked for since.
  if (edit.kind === 'convert' && title === undefined && (await hasMovedOn(request))) return undefined;
  const found = await findTargets(request, { titles: title === undefined ? [] : [title], isOwn: true });
  // "Use oil instead of butter" need not be about any of several recipes.
  if (found.length > 1) return edit.kind === 'replace' ? undefined : askWhich(request, found, 'answer');
  const [only] = found;
  const recipe = only === undefined ? undefined : await readDiscussed(ctx, only);
  if (recipe !== undefined) return proposeEdit(request, recipe, edit);
  return isUnambiguous ? draft(nothingFound(title)) : undefined;
}

async function hasMovedOn(request: ChatRequest): Promise<boolean> {
  const { position } = await findDiscussed(request.ctx, request.message);
  return hasNewTopic(request, position);
}

function nothingFound(title: string | undefined): string {
  return title === undefined
    ? 'Which recipe do you mean? Tell me its title.'
    : `I found no recipe called “${title}”, so I changed nothing.`;
}

/** Proposes an edit of a recipe: of the user's own as a change, of a draft as a new draft. Any other recipe is shown as text. */
export async function proposeEdit(request: ChatRequest, recipe: DiscussedRow, edit: Edit): Promise<Draft> {
  const citations = citationOf(recipe);
  if (recipe.source === 'own' && !hasScopes(request.ctx.actor, CHANGE_RECIPES)) return draft(CANNOT_CHANGE_RECIPES);
  const planned = await planEdit(request, recipe, edit, await readEveryRule(request));
  if ('problem' in planned) return offerCategory(draft(planned.problem, { citations }), recipe, edit);
  const { edited, proposal } = planned;
  if (proposal === undefined) return draft(describeOthers(recipe.title, edited, edit), { citations });
  const notes = edited.notes.map((note) => `• ${note}`);
  if (recipe.source !== 'draft') return draft([edited.question, ...notes].join('\n'), { citations, proposal });
  const content = `${[edited.done, ...notes].join('\n')}\n\n${DRAFT_QUESTION}`;
  return draft(content, { action: 'recipe_generated', citations, proposal });
}

export interface PlannedEdit {
  readonly edited: EditedText;
  /** Undefined for another person's recipe. */
  readonly proposal: ProposedChange | undefined;
}

/** The proposal of an edit, for the kitchen engine and for models. Its notes warn of foods that the user doesn't eat. */
export async function planEdit(
  { message }: Pick<ChatRequest, 'message'>,
  recipe: DiscussedRow,
  edit: Edit,
  rules: Eater,
): Promise<PlannedEdit | { readonly problem: string }> {
  const before = presentText(recipe);
  const edited = await editText(before, edit);
  if ('problem' in edited) return edited;
  const eaters = eatersIn(message.facts);
  const harms = edit.kind === 'replace' ? await newHazards(before, edited.after, eaters) : [];
  if (harms.length > 0)
    return {
      problem: `I left “${before.title}” as it is: ${listed(harms)} is not safe for ${describeEaters(eaters)}.`,
    };
  const warnings = edit.kind === 'replace' ? await newDietWarnings(before, edited.after, rules) : [];
  return {
    edited: { ...edited, notes: [...edited.notes, ...warnings] },
    proposal: proposeChange({ message }, recipe, edited.after),
  };
}

/** What a change brings into a recipe that the eaters at risk must not have. */
async function newHazards(before: RecipeText, after: RecipeText, eaters: readonly EaterAtRisk[]): Promise<string[]> {
  const { hazardsIn } = await import('@larder/culinary/dialog/eater-hazards');
  const already = new Set(hazardsIn(before, eaters).map(({ name }) => name));
  return [...new Set(hazardsIn(after, eaters).map(({ name }) => name))].filter((name) => !already.has(name));
}

/** For a tag, offers the category that comes nearest. */
async function offerCategory(answer: Draft, { title }: DiscussedRow, edit: Edit): Promise<Draft> {
  if (edit.kind !== 'tag') return answer;
  const { nearestCategory } = await import('@larder/culinary/intent/category-words');
  const words = `Put it under ${nearestCategory(edit.tag)}`;
  const offers = [{ words, message: `Put ${title} under ${nearestCategory(edit.tag)}` }];
  return { ...answer, content: `${answer.content}\n\n• ${words}`, details: { ...answer.details, offers } };
}

/** Another person's recipe after the edit, as text. */
function describeOthers(title: string, { after, notes }: EditedText, { kind }: Edit): string {
  const ingredients = after.ingredients.map((line) => `• ${line}`);
  if (kind === 'scale') return [`“${title}” then needs:`, ...ingredients, ...notes, SCALE_ONCE].join('\n');
  if (kind !== 'convert') return `“${title}” isn’t yours to change. Copy it into your cookbook first.`;
  const steps = after.instructions.map((step, at) => `${at + 1}. ${step}`);
  return [`This is “${title}” converted:`, ...ingredients, '', ...steps].join('\n');
}
