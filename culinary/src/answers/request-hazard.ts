import { loadEveryLanguage } from '#every-language';
import type { KnownAnswer } from '#answers/answer-type';
import { entryIndex } from '#answers/entry-index';
import { EATS_ANYTHING } from '#answers/eater';
import { parseQuestion } from '#answers/question';
import { findSafetyAdvice } from '#answers/safety-rules';
import { dishNamedIn } from '#dishes/named-dish';
import { findEaters } from '#wish/vulnerable-eater';

/** The words of a request around what it asks for: "make me a recipe for". */
const FRAME =
  /^(?:please )?(?:(?:can|could|would) you )?(?:(?:make|give|find|write|create|show|search|cook|bake|suggest)\b ?)?(?:for )?(?:me |us )?(?:an? |the |some )?(?:recipes? )?(?:for |with |of |that uses )?(?:an? |the |some )?/iu;
/** Raw poultry and collected mushrooms: the rules spare recipes, because most of these foods are bought and cooked. */
const ALWAYS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:raw|rare|medium[- ]rare|pink|undercooked)\b.{0,20}\b(?:chicken|turkey|duck|poultry|goose)\b|\b(?:chicken|turkey|poultry)\b.{0,12}\b(?:tartare|sashimi|carpaccio|ceviche)\b/iu,
    'raw-chicken',
  ],
  [
    /\b(?:foraged|found|picked|wild|unknown)\b.{0,20}\b(?:mushrooms?|toadstools?)\b|\bmushrooms?\b.{0,25}\b(?:found|picked|foraged|collected|from (?:the|my) (?:woods?|forest|garden|lawn))\b/iu,
    'wild-mushrooms',
  ],
  [/\bgarlic confit\b.*\b(?:counter|room|pantry|shelf|cupboard|store|keep)\b/iu, 'garlic-confit'],
];

const entryFor = (text: string) => {
  const always = ALWAYS.find(([pattern]) => pattern.test(text))?.[1];
  if (always !== undefined) return entryIndex().byId.get(always) ?? null;
  const whole = findSafetyAdvice(parseQuestion(text, EATS_ANYTHING));
  return whole ?? findSafetyAdvice(parseQuestion(text.replace(FRAME, ''), EATS_ANYTHING));
};

const isForSmallChild = (text: string): boolean =>
  findEaters(text.toLowerCase()).some((eater) => eater === 'toddler' || eater === 'baby');

const MAX_READ = 300;
/** "Red velvet cake without eggs" asks nothing about eggs. */
const LEFT_OUT = /\b(?:without|no) (?:any )?(?:eggs?|nuts?|milk|dairy|meat|fish|honey|alcohol)\b/giu;

/**
 * Finds the safety advice that a request for a recipe calls for: what it asks for would make ill. Null for a dish of
 * the cookbook by its name alone, which has its own safe recipe. Reads the first 300 characters.
 */
export function findRequestHazard(request: string): KnownAnswer | null {
  loadEveryLanguage();
  const text = request.slice(0, MAX_READ).replaceAll(LEFT_OUT, ' ');
  const name = text.replace(FRAME, '');
  const dish = dishNamedIn(name, [], true);
  if (dish !== null && dish.phrase.trim().split(' ').length >= name.trim().split(/\s+/u).length) return null;
  const found = entryFor(text);
  // Whole nuts harm only small children.
  if (found?.entry.id === 'choking-foods' && !isForSmallChild(text)) return null;
  // How to cook for people with allergies is no hazard of the dish.
  if (found === null || found.entry.id.startsWith('allergy-') || found.entry.id === 'may-contain') return null;
  const { entry, topic } = found;
  return { kind: 'answer', text: entry.text, topic, entry: entry.id, related: [] };
}
