import type { Computed } from '#answers/answer-type';
import { seededRandom } from '#seeded-random';
import { entryIndex } from '#answers/entry-index';
import { findEntry, nearbyTitles } from '#answers/find-entry';
import { pairingsOf } from '#answers/pairing';
import { type Question, parseQuestion } from '#answers/question';
import { areMany, manyOf } from '#answers/phrasing';
import { factsOf } from '#food-facts';

const COUNT = 3;
/** Suggestions for a question without any known word. */
const OPENERS = [
  'How do I poach an egg?',
  'My dish is too salty, what can I do?',
  'What can I use instead of buttermilk?',
] as const;

export function relatedToEntry(id: string): string[] {
  const { byId } = entryIndex();
  return (byId.get(id)?.entry.see ?? []).flatMap((other) => byId.get(other)?.entry.title ?? []).slice(0, COUNT);
}

/** Returns up to three questions about the same food that have answers. */
export function relatedToComputed(question: Question, { topic }: Computed): string[] {
  const found = question.foods[0];
  const offers: string[] = [];
  if (found !== undefined) {
    const { name } = found.food;
    const facts = factsOf(name);
    const keeping = findEntry(parseQuestion(`How do I keep ${manyOf({ food: found.food, name })}?`));
    if (keeping !== null && keeping.coverage >= 0.9) offers.push(keeping.found.entry.title);
    if (topic !== 'pairing' && pairingsOf(name).length > 0)
      offers.push(`What goes with ${manyOf({ food: found.food, name })}?`);
    if (topic !== 'substitute' && (facts.substitutes ?? []).length > 0)
      offers.push(`What can I use instead of ${name}?`);
    if (topic !== 'season' && facts.season !== undefined)
      offers.push(
        `When ${areMany({ food: found.food, name }) ? 'are' : 'is'} ${manyOf({ food: found.food, name })} in season?`,
      );
  }
  return [
    ...new Set([
      ...offers,
      ...(topic === 'conversion'
        ? [
            'How do I measure ingredients without a scale?',
            'How big is a cup in different countries?',
            'How do I convert a recipe for a convection oven?',
          ]
        : OPENERS),
    ]),
  ].slice(0, COUNT);
}

/** Sample questions of all kinds that have answers. */
const OFFERS = [
  ...OPENERS,
  'How long does rice keep in the fridge?',
  'What goes with leeks?',
  'How many grams is a cup of flour?',
  'What can I use instead of eggs?',
  'How long do I roast a chicken?',
  'When are strawberries in season?',
  'Is soy sauce gluten free?',
  'How do I keep basil?',
  'How do I cook rice?',
  'How hot must chicken be inside?',
  'How much pasta for 6?',
] as const;

/** Returns three similar questions that have answers. The ones that fill up the list vary with question and seed. */
export function relatedToUnknown(question: Question, seed: string): string[] {
  const { at } = seededRandom(`${seed}/${question.plain}`);
  const others = OFFERS.toSorted((one, other) => at(one) - at(other));
  return [...new Set([...nearbyTitles(question, COUNT - 1), ...others])].slice(0, COUNT);
}
