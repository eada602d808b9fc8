import type { FieldOrigin, Finding, ImportedRecipe, RecipeDraft } from '@larder/culinary/import/imported-recipe';

import { addSections, isBetterList, sharedWords, withFullerLines } from './compare-lines.ts';

type ListField = 'ingredients' | 'instructions';

const isSection = (line: string): boolean => line.endsWith(':');

/** Replaces a list; its sections are findings of their own if only they are new. */
function withList(
  draft: RecipeDraft,
  field: ListField,
  lines: readonly string[],
  findings: readonly Finding[],
): RecipeDraft {
  return {
    ...draft,
    [field]: lines,
    findings: [...draft.findings.filter((each) => each.field !== field), ...findings],
  };
}

function withSections(draft: RecipeDraft, field: ListField, other: readonly string[], from: FieldOrigin): RecipeDraft {
  const lines = addSections(draft[field], other);
  if (lines === draft[field]) return draft;
  const added = lines.flatMap((line, at) =>
    isSection(line) ? [{ field, line: at, from, sure: from === 'plugin' }] : [],
  );
  return withList(draft, field, lines, [...draft.findings.filter((each) => each.field === field), ...added]);
}

function withFuller(draft: RecipeDraft, other: readonly string[], from: FieldOrigin): RecipeDraft {
  const lines = withFullerLines(draft.ingredients, other);
  if (lines === draft.ingredients) return draft;
  const added = lines.flatMap((line, at) =>
    line === draft.ingredients[at] ? [] : [{ field: 'ingredients' as const, line: at, from, sure: true }],
  );
  return withList(draft, 'ingredients', lines, [
    ...draft.findings.filter(({ field }) => field === 'ingredients'),
    ...added,
  ]);
}

/** Completes a draft by the recipe card of a plug-in: with what it lacks, with better ingredients and with sections. */
export function completeByCard(draft: RecipeDraft, card: ImportedRecipe): RecipeDraft {
  const better = isBetterList(draft.ingredients, card.ingredients)
    ? withList(draft, 'ingredients', card.ingredients, [{ field: 'ingredients', from: 'plugin', sure: true }])
    : withSections(withFuller(draft, card.ingredients, 'plugin'), 'ingredients', card.ingredients, 'plugin');
  return withSections(better, 'instructions', card.instructions, 'plugin');
}

/** Completes a draft by the lists of the page, which may not belong to it: ingredients that say more, and sections. */
export function completeByLists(draft: RecipeDraft, lists: ImportedRecipe): RecipeDraft {
  return isBetterList(draft.ingredients, lists.ingredients)
    ? withList(draft, 'ingredients', lists.ingredients, [{ field: 'ingredients', from: 'page', sure: false }])
    : withSections(withFuller(draft, lists.ingredients, 'page'), 'ingredients', lists.ingredients, 'page');
}

/** Returns the card that states this recipe; null if none shares most of its words. */
export function cardOf(draft: RecipeDraft, cards: readonly ImportedRecipe[]): ImportedRecipe | null {
  if (draft.ingredients.length === 0) return cards[0] ?? null;
  const scored = cards.map((card) => ({ card, share: sharedWords(draft.ingredients, card.ingredients) }));
  const best = scored.toSorted((one, other) => other.share - one.share)[0];
  return best !== undefined && best.share >= SHARE_OF_CARD ? best.card : null;
}

const SHARE_OF_CARD = 0.5;
