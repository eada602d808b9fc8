import { capital } from '#food-words';
import type { AnswerFacts } from '#answers/answer-facts';
import type { Computed } from '#answers/answer-type';
import { asksForPairing } from '#answers/pairing';
import type { Question } from '#answers/question';
import { withoutDish, type Dish, findDish } from '#answers/dish-diets';
import { areMany, listed, manyOf } from '#answers/phrasing';
import type { Allergen, Diet } from '#catalogue/food-row';
import { dietNote } from '#answers/diet-notes';
import { allergensIn, allergensMaybeIn, dietsBroken, dietsRuledOut, isMeat } from '#food-diets';
import { findFoods, type FoodName, type FoundFood } from '#ingredient-catalogue';
import { applyRestrictions, findRestrictions } from '#wish/restrictions';

/** A word may cover several allergens, any of which counts: shellfish are crustaceans and molluscs. */
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
/** "Does it contain nuts" expects a yes where "I cannot eat nuts, is it right for me" expects a no. */
const HAS = /\b(?:contains?|(?:does|do) .{1,60} have|is there|are there)\b/iu;
/** The question expects yes or no, not a food of that kind. */
const ASKS_WHETHER = /\b(?:is|are|isn'?t|aren'?t|can|may|does|do|ok|okay|safe|suitable|allowed|contains?)\b/iu;

/** "I am vegan, is honey ok", but not "I am vegan and my oven is broken". */
const ASKS_CLAUSE =
  /(?:^|[,.;:!] *|\b(?:so|and|but|then|if i'm|if i am) +)(?:is|are|isn'?t|aren'?t|can|could|may|should|does|do|would|will|what|which|how)\b|\?|^(?!(?:i|we|my|our)\b)/iu;

/** A food as sold, or a dish as usually made. */
interface Subject {
  /** Null for a dish. */
  readonly food: FoodName | null;
  readonly name: string;
  readonly isMany: boolean;
  readonly contains: readonly Allergen[];
  readonly sometimes: readonly Allergen[];
  /** What `sometimes` depends on. */
  readonly differs: string;
  /** The verdict where it may contain an allergen. */
  readonly unlessAsked: string;
  readonly ruledOut: readonly Diet[];
  readonly isMeat: boolean;
  readonly usually: string;
  /** The advice to check with the authoritative source. */
  readonly label: string;
  readonly traces: string;
  note(diet: Diet): string;
}

function foodSubject(found: FoundFood): Subject {
  const { food } = found;
  return {
    food: food.name,
    name: manyOf(found),
    isMany: areMany(found),
    contains: allergensIn(food),
    sometimes: allergensMaybeIn(food),
    differs: 'depending on the brand',
    unlessAsked: 'Not without reading the label',
    ruledOut: dietsRuledOut(food),
    isMeat: isMeat(food),
    usually: 'as usually sold',
    label: 'Recipes and brands differ, so read the label if it matters.',
    traces: 'Brands differ and traces are possible: with an allergy, trust the label and your doctor, not me.',
    note: (diet) => dietNote(food.name, diet),
  };
}

function dishSubject({ name, plural, contains, sometimes, rulesOut }: Dish): Subject {
  return {
    food: null,
    name,
    isMany: plural === true,
    contains,
    sometimes,
    differs: 'depending on the recipe',
    unlessAsked: 'Not without asking',
    ruledOut: dietsBroken(rulesOut, contains),
    isMeat: rulesOut.includes('vegetarian'),
    usually: 'as usually made',
    label: 'Cooks and recipes differ, so ask the cook if it matters.',
    traces:
      'Cooks differ and traces are possible: with an allergy, ask the cook, and trust your doctor rather than me.',
    note: () => '',
  };
}

/** Returns the subject that is a problem, if any: chicken contains no nuts, but in a satay it comes with peanuts. */
function subjectOf(dish: Dish | null, text: string, isAgainst: (subject: Subject) => boolean): Subject | null {
  const subjects = [...(dish === null ? [] : [dishSubject(dish)]), ...findFoods(text).map(foodSubject)];
  return subjects.find(isAgainst) ?? subjects[0] ?? null;
}

const namesOf = (allergens: readonly Allergen[]): readonly string[] =>
  allergens.map((allergen) => ALLERGEN_NAMES[allergen]);

type DietFacts = Extract<AnswerFacts, { kind: 'diet' }>;

const dietFacts = (
  { food, name, isMeat: isOfMeat }: Subject,
  diet: Diet,
  verdict: DietFacts['verdict'],
  because: readonly Allergen[] = [],
): DietFacts => ({ kind: 'diet', subject: { food, name }, diet, verdict, because, isMeat: isOfMeat });

const allergenFacts = (
  { food, name }: Subject,
  allergens: readonly Allergen[],
  holds: Extract<AnswerFacts, { kind: 'allergen' }>['holds'],
): AnswerFacts => ({ kind: 'allergen', subject: { food, name }, allergens, holds });

function answerForDiet(subject: Subject, diet: Diet): Computed {
  const { usually, label } = subject;
  const name = capital(subject.name);
  const isOut = subject.ruledOut.includes(diet);
  const breaking = (among: readonly Allergen[]) => among.filter((allergen) => IN_A_DIET[diet].includes(allergen));
  const maybe = breaking(subject.sometimes);
  if (!isOut && maybe.length > 0) {
    const text = `Not always. ${name} may contain ${listed(namesOf(maybe), 'or')}, ${subject.differs}. ${label}`;
    return { topic: 'diet', text, facts: dietFacts(subject, diet, 'maybe', maybe) };
  }
  const because = namesOf(breaking(subject.contains));
  const [be, contain] = subject.isMany ? ['are', 'they contain'] : ['is', 'it contains'];
  const reason = isOut && because.length > 0 ? `: ${contain} ${listed(because)}` : '';
  const note =
    diet === 'halal' && !isOut && subject.isMeat
      ? ' That assumes halal-slaughtered meat.'
      : diet === 'kosher-style'
        ? ' I can’t judge supervision, slaughter or separate dishes.'
        : subject.note(diet);
  const verdict = `${isOut ? 'No' : 'Yes'}. ${name}, ${usually}, ${be} ${isOut ? 'not ' : ''}${DIET_NAMES[diet]}${reason}.`;
  // The note of a food may qualify a yes; after a no it only names alternatives.
  const facts =
    isOut || subject.note(diet) === ''
      ? dietFacts(subject, diet, isOut ? 'no' : 'yes', isOut ? breaking(subject.contains) : [])
      : undefined;
  return { topic: 'diet', text: `${verdict}${note} ${label}`, facts };
}

/**
 * @param said the user's word for the allergen; if it covers several, those present follow in parentheses
 * @param wantsNone true if its presence means "no": "is it nut-free", "I am allergic, can I eat it"
 */
function answerForAllergen(subject: Subject, meant: readonly Allergen[], said: string, wantsNone: boolean): Computed {
  const { name, isMany, usually, label, traces } = subject;
  const among = (allergens: readonly Allergen[]) => allergens.filter((allergen) => meant.includes(allergen));
  const called = (had: readonly Allergen[]) => (meant.length > 1 ? `${said} (${listed(namesOf(had))})` : said);
  const [had, maybe] = [among(subject.contains), among(subject.sometimes)];
  const text =
    had.length > 0
      ? `${wantsNone ? 'No' : 'Yes'}. ${capital(name)}, ${usually}, ${isMany ? 'contain' : 'contains'} ${called(had)}. ${label}`
      : maybe.length > 0
        ? `${wantsNone ? subject.unlessAsked : 'Sometimes'}. ${capital(name)} may contain ${called(maybe)}, ${subject.differs}. ${label}`
        : `${wantsNone ? 'Yes' : 'Not'}${wantsNone ? ', ' : ' '}as a rule: ${name}, ${usually}, ${isMany ? 'do' : 'does'} not contain ${said}. ${traces}`;
  const facts = allergenFacts(subject, meant, had.length > 0 ? 'yes' : maybe.length > 0 ? 'maybe' : 'no');
  return { topic: 'diet', text, facts };
}

/** Composite dishes: the tomatoes of "tomato soup" do not answer the question. */
const DISH_NOUN =
  /\b(?:soups?|stews?|cakes?|pies?|tarts?|salads?|curr(?:y|ies)|casseroles?|bakes?|gratins?|burgers?|sandwich(?:es)?|wraps?|muffins?|cookies?|biscuits?|puddings?|dumplings?|lasagn[ae]s?|stir[- ]fr(?:y|ies)|meatballs?|fritters?|loaf|dish(?:es)?)\b/u;

/** An unlisted dish: its name does not determine its ingredients. */
const ofUnknownDish = ({ name, isMany }: Subject, facts: AnswerFacts): Computed => ({
  topic: 'diet',
  facts,
  text: `That depends on how it is made: ${name} ${isMany ? 'are' : 'is'} fine, but I can’t see what else is in it. Read the ingredient list, or ask the cook.`,
});

/** The words that name an allergy: "shrimp allergy", "allergic to tree nuts". */
const NAMED_ALLERGY = /\b(?:\w+ ){0,2}\w+[ -](?:allerg(?:y|ies|ic)(?! to)\b)|\ballergic to (?:\w+ )?\w+/iu;

/** False for an allergen that only the name of the food has, where the question names the allergy: fish sauce and shrimp. */
function isTheAllergy(text: string, { index, 0: word }: RegExpMatchArray): boolean {
  const named = NAMED_ALLERGY.exec(text);
  if (named === null || index === undefined) return true;
  return index >= named.index && index + word.length <= named.index + named[0].length;
}

/** Answers only if a diet is named: "is gelatin halal". */
export const answerNamedDiet = (question: Question): Computed | null =>
  /\ballerg/iu.test(question.text) ||
  (/^\W*(?:is|are|can|may|do|does)\b/iu.test(question.text) &&
    findRestrictions(question.text).some(({ of, diets }) => of === 'dish' || diets.length > 0))
    ? answerDiet(question)
    : null;

/** Answers "is soy sauce gluten free", "can vegans eat honey", "does pesto contain nuts". */
export function answerDiet(question: Question): Computed | null {
  // A question about a substitute or an idea is not about the diet itself.
  if (
    question.concepts.has('instead') ||
    asksForPairing(question) ||
    /\b(?:protein|source|bake|baking|recipe|idea|make)\b/u.test(question.plain)
  )
    return null;
  const dish = findDish(question.text);
  const text = withoutDish(question.text).replaceAll(/\b(?:can|is|are|does|do|not)\b/giu, ' ');
  const stated = findRestrictions(text).find(({ diets }) => diets.length > 0);
  const diet = stated?.diets[0];
  if (stated !== undefined && diet !== undefined) {
    if (!ASKS_WHETHER.test(question.text)) return null;
    if (stated.of === 'person' && !ASKS_CLAUSE.test(question.text)) return null;
    // "I am vegan and allergic to peanuts" asks about no peanuts.
    const others = findRestrictions(text).filter(({ of, without }) => of === 'person' && without.length > 0);
    const subject = subjectOf(
      dish,
      applyRestrictions(text, [{ ...stated, namesFood: false }, ...others]).gaps.join(' '),
      ({ ruledOut }) => ruledOut.includes(diet),
    );
    if (subject === null) return null;
    const isUnknown = isUnknownDish(subject, dish, question) && !subject.ruledOut.includes(diet);
    return isUnknown ? ofUnknownDish(subject, dietFacts(subject, diet, 'unknown')) : answerForDiet(subject, diet);
  }
  const excludes = findRestrictions(question.text).some(({ of }) => of !== 'pantry');
  if (!excludes && !CONTAINS.test(question.text)) return null;
  if (/\ballergens?\b/iu.test(text)) return answerAllAllergens(dish, question.foods[0]);
  for (const [pattern, meant, said] of ALLERGEN_WORDS) {
    const last = [...text.matchAll(pattern)].filter((each) => isTheAllergy(text, each)).at(-1);
    if (last === undefined) continue;
    const rest = `${text.slice(0, last.index)} ${text.slice(last.index + last[0].length)}`;
    const subject = subjectOf(
      dish,
      rest.replaceAll(/\b(?:free|contains?|any|allerg\w+|eat)\b/giu, ' '),
      ({ contains }) => contains.some((allergen) => meant.includes(allergen)),
    );
    if (subject === null || !isAskedAbout(subject, dish, question)) continue;
    const isFound = [...subject.contains, ...subject.sometimes].some((allergen) => meant.includes(allergen));
    if (!isFound && isUnknownDish(subject, dish, question))
      return ofUnknownDish(subject, allergenFacts(subject, meant, 'unknown'));
    return answerForAllergen(subject, meant, said, excludes && !HAS.test(question.text));
  }
  return null;
}

const isUnknownDish = (subject: Subject, dish: Dish | null, { plain }: Question): boolean =>
  dish === null && DISH_NOUN.test(plain) && !DISH_NOUN.test(subject.name);

/** False for a subject that only remains after the allergen is cut out: peanut butter without peanut is not butter. */
const isAskedAbout = ({ name }: Subject, dish: Dish | null, { foods }: Question): boolean =>
  name === dish?.name || foods.some((found) => manyOf(found) === name);

function answerAllAllergens(dish: Dish | null, found: FoundFood | undefined): Computed | null {
  const subject = dish === null ? (found === undefined ? null : foodSubject(found)) : dishSubject(dish);
  if (subject === null) return null;
  const { name, usually, contains, sometimes, label } = subject;
  const said = contains.length === 0 ? 'none of the 14 that European labels must name' : listed(namesOf(contains));
  const besides = sometimes.length === 0 ? '' : ` Some cooks add ${listed(namesOf(sometimes), 'or')}.`;
  const text = `Allergens in ${name}, ${usually}: ${said}.${besides} ${label}`;
  return { topic: 'diet', text };
}
