import { capital } from '#food-words';
import type { Computed } from '#answers/answer-type';
import type { Question } from '#answers/question';
import { listed, manyOf, be } from '#answers/speaking';
import type { Allergen, Diet } from '#catalogue/food-row';
import { dietNote } from '#answers/diet-notes';
import { allergensIn, dietsRuledOut, isMeat } from '#food-diets';
import { findFoods, type FoundFood } from '#ingredient-catalogue';

const DIET_WORDS: readonly (readonly [RegExp, Diet])[] = [
  [/\bvegans?\b/iu, 'vegan'],
  [/\b(?:vegetarians?|veggie|meat[- ]free)\b/iu, 'vegetarian'],
  [/\b(?:gluten[- ]?free|c(?:o)?eliacs?)\b/iu, 'gluten-free'],
  [/\b(?:dairy[- ]?free|lactose[- ]?(?:free|intolerant))\b/iu, 'dairy-free'],
  [/\b(?:halal|muslims?)\b/iu, 'halal'],
  [/\b(?:kosher|jewish)\b/iu, 'kosher-style'],
];
/** Any of the allergens makes it a yes: shellfish are crustaceans and molluscs, and who says one word may mean both. */
const ALLERGEN_WORDS: readonly (readonly [RegExp, readonly Allergen[], string])[] = [
  [/\b(?:gluten|wheat)\b/giu, ['gluten'], 'gluten'],
  [/\bshell[- ]?fish\b/giu, ['crustaceans', 'molluscs'], 'shellfish'],
  [/\bcrustaceans?\b/giu, ['crustaceans'], 'crustaceans'],
  [/\bmollus[ck]s?\b/giu, ['molluscs'], 'molluscs'],
  [/\bpeanuts?\b/giu, ['peanuts'], 'peanuts'],
  [/\b(?:tree )?nuts?\b/giu, ['nuts'], 'tree nuts'],
  [/\b(?:soya?|soybeans?)\b/giu, ['soybeans'], 'soy'],
  [/\b(?:milk|dairy|lactose)\b/giu, ['milk'], 'milk'],
  [/\beggs?\b/giu, ['eggs'], 'egg'],
  [/\bfish\b/giu, ['fish'], 'fish'],
  [/\bcelery\b/giu, ['celery'], 'celery'],
  [/\bmustard\b/giu, ['mustard'], 'mustard'],
  [/\bsesame\b/giu, ['sesame'], 'sesame'],
  [/\bsul(?:ph|f)ites?\b/giu, ['sulphites'], 'sulfites'],
  [/\blupin\b/giu, ['lupin'], 'lupin'],
];
const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'egg',
  fish: 'fish',
  peanuts: 'peanuts',
  soybeans: 'soy',
  milk: 'milk',
  nuts: 'tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulfites',
  lupin: 'lupin',
  molluscs: 'molluscs',
};
const DIET_NAMES: Readonly<Record<Diet, string>> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  halal: 'halal',
  'kosher-style': 'kosher-style',
};
const IN_A_DIET: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  halal: [],
  'kosher-style': ['crustaceans', 'molluscs'],
};
const CONTAINS =
  /\b(?:contains?|(?:does|do) .{1,60} have|is there|are there|any|dairy|allergens?|allerg(?:y|ies|ic)|free)\b/iu;
const FREE =
  /\b(?:nut|peanut|egg|soya?|fish|shell[- ]?fish|crustacean|mollus[ck]|sesame|mustard|celery|milk|wheat|lupin|sul(?:ph|f)ite)s?[- ]free\b/iu;
/** A yes or no is wanted, and not a food of that kind. */
const ASKS_WHETHER = /\b(?:is|are|isn'?t|aren'?t|can|may|does|do|ok|okay|safe|suitable|allowed|contains?)\b/iu;
const LABEL = 'Recipes and brands differ, so read the label if it matters.';

function answerForDiet(found: FoundFood, diet: Diet): Computed {
  const { food } = found;
  const out = dietsRuledOut(food).includes(diet);
  const because = allergensIn(food)
    .filter((allergen) => IN_A_DIET[diet].includes(allergen))
    .map((allergen) => ALLERGEN_NAMES[allergen]);
  const reason =
    because.length > 0 ? `: ${be(found) === 'is' ? 'it contains' : 'they contain'} ${listed(because)}` : '';
  const name = capital(manyOf(found));
  const note =
    diet === 'halal' && !out && isMeat(food)
      ? ' That supposes meat slaughtered the halal way.'
      : diet === 'kosher-style'
        ? ' I know nothing of supervision, slaughter or separate dishes.'
        : dietNote(food.name, diet);
  return {
    topic: 'diet',
    text: `${out ? 'No' : 'Yes'}. ${name}, as usually sold, ${be(found)} ${out ? 'not ' : ''}${DIET_NAMES[diet]}${out ? reason : ''}.${note} ${LABEL}`,
  };
}

/** Only where a diet is named: "is gelatin halal". */
export const answerNamedDiet = (question: Question): Computed | null =>
  /\ballerg/iu.test(question.text) ||
  (/^\W*(?:is|are|can|may|do|does)\b/iu.test(question.text) &&
    (FREE.test(question.text) || DIET_WORDS.some(([pattern]) => pattern.test(question.text))))
    ? answerDiet(question)
    : null;

/** "Is soy sauce gluten free", "can vegans eat honey", "does pesto contain nuts". */
export function answerDiet(question: Question): Computed | null {
  // A diet asked of a substitute or an idea is another question.
  if (question.concepts.has('instead') || /\b(?:protein|source|bake|baking|recipe|idea|make)\b/u.test(question.plain))
    return null;
  const text = question.text.replaceAll(/\b(?:can|is|are|does|do)\b/giu, ' ');
  const diet = DIET_WORDS.find(([pattern]) => pattern.test(text));
  if (diet !== undefined) {
    if (!ASKS_WHETHER.test(question.text)) return null;
    const subject = findFoods(text.replace(diet[0], ' '))[0];
    return subject === undefined ? null : answerForDiet(subject, diet[1]);
  }
  if (!CONTAINS.test(question.text)) return null;
  if (/\ballergens?\b/iu.test(text)) return answerAllAllergens(question.foods[0]);
  for (const [pattern, meant, said] of ALLERGEN_WORDS) {
    const places = [...text.matchAll(pattern)];
    const last = places.at(-1);
    if (last === undefined) continue;
    const rest = `${text.slice(0, last.index)} ${text.slice(last.index + last[0].length)}`;
    const subject = findFoods(rest.replaceAll(/\b(?:free|contains?|any|allerg\w+|eat)\b/giu, ' '))[0];
    // Peanut butter without peanut is not butter.
    if (subject === undefined || !question.foods.some(({ food }) => food.name === subject.food.name)) continue;
    const had = allergensIn(subject.food).filter((allergen) => meant.includes(allergen));
    // Of a word for several kinds, which of them.
    const which = meant.length > 1 ? `${said} (${listed(had.map((allergen) => ALLERGEN_NAMES[allergen]))})` : said;
    // "Is it nut-free" and "I am allergic, can I eat it" want a no where it has some, in whichever order it is said.
    const wantsNone =
      FREE.test(question.text) ||
      /\ballerg(?:y|ic)\b.*\b(?:can|could|may|is|are|ok|okay|safe|eat)\b/iu.test(question.text) ||
      /\b(?:ok|okay|safe|eat|suitable)\b.*\ballerg(?:y|ies|ic)\b/iu.test(question.text);
    return {
      topic: 'diet',
      text:
        had.length > 0
          ? `${wantsNone ? 'No' : 'Yes'}. ${capital(manyOf(subject))}, as usually sold, ${be(subject) === 'is' ? 'contains' : 'contain'} ${which}. ${LABEL}`
          : `${FREE.test(question.text) ? 'Yes, as a rule' : 'Not as a rule'}: ${manyOf(subject)}, as usually sold, ${areNot(subject)} ${said}. Brands differ and traces are possible: with an allergy, trust the packet and your doctor, not me.`,
    };
  }
  return null;
}

const areNot = (found: FoundFood): string => (be(found) === 'are' ? 'do not contain' : 'does not contain');

function answerAllAllergens(found: FoundFood | undefined): Computed | null {
  if (found === undefined) return null;
  const all = allergensIn(found.food).map((allergen) => ALLERGEN_NAMES[allergen]);
  const said = all.length === 0 ? 'none of the 14 that European labels must name' : listed(all);
  return {
    topic: 'diet',
    text: `Of allergens, ${manyOf(found)}, as usually sold, ${be(found) === 'are' ? 'contain' : 'contains'} ${said}. ${LABEL}`,
  };
}
