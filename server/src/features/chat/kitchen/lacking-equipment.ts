import type { GeneratedRecipe } from '@larder/contract/assistant';
import { missingIn } from '@larder/culinary/dialog/facts';

import type { UserMessage } from '../chat-request.ts';
import type { Wish } from './wish.ts';

/** Says why the dish is another than the one asked for: that one needs equipment that the kitchen lacks. */
export async function describeLackingEquipment(
  { content, facts }: Pick<UserMessage, 'content' | 'facts'>,
  { phrase, dish, recorded, diets, without }: Wish,
  { title }: GeneratedRecipe,
): Promise<readonly string[]> {
  if (!dish && !recorded) return [];
  const { readEquipment } = await import('@larder/culinary/wish/equipment');
  const missing = [...new Set([...missingIn(facts), ...readEquipment(content.toLowerCase()).missing])];
  if (missing.length === 0) return [];
  const [{ composeRecipe }, { needsAny }] = await Promise.all([
    import('@larder/culinary/compose'),
    import('@larder/culinary/compose/equipment'),
  ]);
  const { rest } = readEquipment(phrase);
  const { recipe } = composeRecipe({ ingredients: [rest], diets: [...diets], without: [...without], seed: phrase });
  const needed = recipe === null ? [] : missing.filter((each) => needsAny(recipe.instructions, [each]));
  if (recipe === null || needed.length === 0 || recipe.title === title) return [];
  return [
    `“${recipe.title}” needs ${needed.map(withArticle).join(' and ')}, which you don’t have, so I made this instead.`,
  ];
}

const withArticle = (equipment: string): string => `${/^[aeiou]/u.test(equipment) ? 'an' : 'a'} ${equipment}`;
