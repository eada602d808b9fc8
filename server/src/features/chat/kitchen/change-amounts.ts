import type { AmountChange } from '@larder/culinary/intent/amount-change';

import { draft, type Draft } from '../draft.ts';
import { presentText } from '../present.ts';
import { DRAFT_QUESTION } from '../proposals.ts';
import type { ChatRequest } from '../chat-request.ts';
import { citationOf, type DiscussedRow } from './find-visible.ts';
import { proposeChange } from './propose.ts';

/** Scales the lines of some ingredients of a recipe, or adds one: "spicier", "less sugar". The steps stay. */
export async function changeAmounts(request: ChatRequest, recipe: DiscussedRow, change: AmountChange): Promise<Draft> {
  const { title, ingredients } = recipe;
  const citations = citationOf(recipe);
  const { scaleRecipe } = await import('@larder/culinary/scale');
  const changed: string[] = [];
  const lines = ingredients.map((line) => {
    if (!change.lines.test(line)) return line;
    const [scaled = line] = scaleRecipe(
      { ingredients: [line], instructions: [], servings: 1 },
      { factor: change.factor },
    ).ingredients;
    if (scaled !== line) changed.push(`• ${line} → ${scaled}`);
    return scaled;
  });
  if (changed.length === 0) {
    if (change.add === undefined)
      return draft(`“${title}” has no line that I could change for ${change.words}.`, { citations });
    lines.push(change.add);
    changed.push(`• ${change.add}`);
  }
  const proposal = proposeChange(request, recipe, { ...presentText(recipe), ingredients: lines });
  if (proposal === undefined)
    return draft(`“${title}” isn’t yours to change. Copy it into your cookbook first.`, { citations });
  const question = recipe.source === 'draft' ? DRAFT_QUESTION : `Should I change “${title}” like this?`;
  return draft([`“${title}” with ${change.words}:`, changed.join('\n'), question].join('\n\n'), {
    citations,
    proposal,
  });
}
