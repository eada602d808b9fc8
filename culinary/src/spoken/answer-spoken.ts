import { answerQuestion, type Answer } from '#answer';
import { both, type Eater, EATS_ANYTHING, parseEater } from '#answers/eater';
import { completeQuestion, topicAfter } from '#dialog/complete-question';
import { questionForEater } from '#dialog/eater-question';
import { applyFacts, type Fact, NO_CHANGES } from '#dialog/facts';
import { topicOf } from '#dialog/topic-of';
import { dishNamedIn } from '#dishes/named-dish';
import { loadEveryLanguage } from '#every-language';
import { foldedText } from '#spoken/folded-text';
import { namingFor } from '#spoken/food-names';
import type { LanguagePack } from '#spoken/language-pack';
import { FactWriter } from '#spoken/render-facts';
import { isEmergency, findSubject } from '#spoken/subject-rules';
import { readSpokenFacts } from '#spoken/spoken-facts';
import { TRANSLATED_ENTRIES, type TranslatedEntry } from '#spoken/translated-entries';
import { type NamedFood, translate, type Translation } from '#spoken/translate';
import { translatePhrase } from '#suggest';
import { parseLastingRules, parseWish } from '#wish';

/** The answer to a message in another language than English. */
export type SpokenAnswer =
  | {
      /** `english`: only the sentence before the answer is in the language. */
      readonly kind: 'answer' | 'english' | 'unknown' | 'small-talk';
      readonly text: string;
    }
  /** A request to be carried out in English; `caution` follows its result. */
  | { readonly kind: 'request'; readonly english: string; readonly text: string; readonly caution: string };

const MAX_UNKNOWN_SHARE = 1 / 3;
const CONTAINED = /\b(?:gluten|lactose|milk|eggs?|nuts|peanuts|soy|fish|shellfish|sesame|mustard|celery)\b/u;
const DIET = /\b(?:vegan|vegetarian|gluten free|dairy free|halal|kosher)\b/u;
const FIND = /^find\b/u;
/** How to make a dish: its recipe is an answer. */
const MAKES = /^how (?:do i|make)\b/u;
const CHANGES = /^(?:without|for|with|vegan|vegetarian|gluten free|dairy free|quick|easy)\b/u;
/** Canning is read by its own words only: "can" also begins questions. */
const CANNING = /^(?:can-|home-canned|home-canning)/u;
const ASKS = /\b(?:can|what|how|which|is|should|when|why|where|instead|substitute|without|contains|has)\b/u;

/**
 * Answers a message in the language of the pack: dangerous subjects first, then small talk, requests and questions.
 * What is known only in English is given in English, and says so. Never throws.
 * @param earlier the user's earlier messages in this conversation, the oldest first
 */
export function answerSpoken(
  message: string,
  pack: LanguagePack,
  earlier: readonly string[] = [],
  eater: Eater = EATS_ANYTHING,
): SpokenAnswer {
  loadEveryLanguage();
  const { phrases } = pack;
  const folded = foldedText(message);
  const subject = findSubject(message, pack.stems);
  const asksForRecipe = pack.asksForRecipe.test(folded);
  if (subject !== null && (isEmergency(subject) || !asksForRecipe || subject.includes('bab')))
    return { kind: 'answer', text: pack.texts[subject] };
  const talk = pack.smallTalk.find(([pattern]) => pattern.test(folded))?.[1];
  if (talk !== undefined) {
    const isGreeting = talk === 'hello' || talk === 'who';
    return { kind: 'small-talk', text: isGreeting ? `${phrases[talk]} ${phrases.help}` : phrases[talk] };
  }
  const translation = translate(message, pack);
  if (asksForRecipe || FIND.test(translation.english) || isOnlyDish(message, translation)) {
    const english = !FIND.test(translation.english)
      ? recipeRequest(message, translation, pack, earlier)
      : translation.english;
    return {
      kind: 'request',
      english,
      text: phrases.recipeInEnglish,
      caution: subject === null ? '' : pack.texts[subject],
    };
  }
  // "Ohne Zwiebeln", "für 6 Personen".
  if (pack.asksForRecipe.test(foldedText(earlier.at(-1) ?? '')) && CHANGES.test(translation.english))
    return { kind: 'request', english: translation.english, text: phrases.recipeInEnglish, caution: '' };
  const answer = answerTranslated(translation, pack, earlier, eater);
  if (answer.kind !== 'unknown' || !MAKES.test(translation.english) || translation.foods.length === 0) return answer;
  const english = recipeRequest(message, translation, pack, earlier);
  return { kind: 'request', english, text: phrases.recipeInEnglish, caution: '' };
}

function answerTranslated(
  translation: Translation,
  pack: LanguagePack,
  earlier: readonly string[],
  eater: Eater,
): SpokenAnswer {
  const { phrases } = pack;
  const before = earlier.map((text) => translate(text, pack));
  const earlierTexts = before.map(({ english }) => english);
  const topic = topicAfter(earlierTexts);
  const facts = earlier.reduce<readonly Fact[]>(
    (all, text) => applyFacts(all, { ...NO_CHANGES, adds: readSpokenFacts(text, pack) }),
    [],
  );
  const completed =
    questionForEater(translation.english, facts, topic === null ? '' : topicOf(topic.question)) ??
    completeQuestion(translation.english, topic);
  const question = completed ?? asQuestion(translation.english);
  const unknown: SpokenAnswer = { kind: 'unknown', text: `${phrases.unknown} ${phrases.help}` };
  if (translation.unknown.length > 1 + translation.english.split(' ').length * MAX_UNKNOWN_SHARE) return unknown;
  const said = parseEater(translation.english);
  if (said.diets.length + said.without.length > 0 && !ASKS.test(translation.english))
    return { kind: 'small-talk', text: phrases.noted };
  // An allergy is not forgotten after one message.
  const stated = before.reduce((sum, { english }) => both(sum, parseEater(english)), eater);
  const answer = answerQuestion(question, stated);
  if (answer.kind === 'unknown' || CANNING.test(answer.entry ?? '')) return unknown;
  if (answer.facts?.kind === 'diet' && completed === null && !asksAboutDiet(translation)) return unknown;
  const named = [...translation.foods, ...before.flatMap(({ foods }) => foods).toReversed()];
  const text = write(isUncertain(answer, translation) ? asUncertain(answer) : answer, question, pack, named);
  if (text !== null) return { kind: 'answer', text };
  if (translation.unknown.length > 1) return unknown;
  return { kind: 'english', text: `${phrases.inEnglish}\n\n${answer.text}` };
}

/** "Contains bread gluten" as English asks it. */
function asQuestion(english: string): string {
  const contained = /^(?:contains|has) /u.test(english) ? CONTAINED.exec(english)?.[0] : undefined;
  if (contained === undefined) return english;
  const rest = english
    .replace(contained, ' ')
    .replace(/^(?:contains|has) /u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return `does ${rest} contain ${contained}`;
}

/** False where a diet is only in the English name of a food: margarine is "vegan butter". */
function asksAboutDiet({ english, foods }: Translation): boolean {
  return DIET.test(foods.reduce((rest, food) => rest.replace(food.english, ' '), english));
}

type KnownAnswer = Extract<Answer, { kind: 'answer' }>;

/** A word that is not understood may be what makes a food unsuitable. */
function isUncertain({ facts }: KnownAnswer, { unknown, isRough }: Translation): boolean {
  if (facts?.kind !== 'diet' && facts?.kind !== 'allergen') return false;
  return isRough || unknown.length > (facts.subject.food === null ? 1 : 0);
}

function asUncertain(answer: KnownAnswer): KnownAnswer {
  const { facts } = answer;
  if (facts?.kind === 'diet') return { ...answer, facts: { ...facts, verdict: 'unknown', because: [] } };
  return facts?.kind === 'allergen' ? { ...answer, facts: { ...facts, holds: 'unknown' } } : answer;
}

function write(
  { facts, entry, topic }: KnownAnswer,
  question: string,
  pack: LanguagePack,
  named: readonly NamedFood[],
): string | null {
  const writer = new FactWriter(pack.phrases, namingFor(pack.language, named));
  if (facts !== undefined) return writer.write(facts);
  if (entry === undefined) return null;
  if (isTranslated(entry)) return pack.texts[entry];
  const food = named[0]?.written;
  if (topic !== 'storage' || food === undefined) return null;
  return writer.keeping(entry, food, /\bfreez/u.test(question));
}

const isTranslated = (entry: string): entry is TranslatedEntry => TRANSLATED_ENTRIES.some((each) => each === entry);

const ASKS_FOR_IDEAS =
  /\b(?:was (?:kann|konnte|konnen|soll|sollen) (?:ich|wir)|ideen|que (?:puis je|peut on|pourrais je)|qu est ce que je peux|des idees|que (?:puedo|podemos|podria)|ideas|cosa (?:posso|possiamo|potrei)|idee)\b/u;
const MAX_DISH_WORDS = 4;
/** "Vegane Lasagne". */
const isOnlyDish = (message: string, { english }: Translation): boolean =>
  message.trim().split(/\s+/u).length <= MAX_DISH_WORDS &&
  !ASKS.test(english) &&
  dishNamedIn(message, [], true) !== null;

/** The dish that a message names, by its own name ("Kaiserschmarrn") or by translated words ("chocolate cake"); null for none. */
function dishIn(message: string, english: string): string | null {
  const named = dishNamedIn(message, [], true);
  if (named !== null) return named.phrase.trim();
  if (/\bwith\b/u.test(english)) return null;
  const translated = translatePhrase(message);
  return translated !== message && parseWish(translated).dish ? translated : null;
}

/**
 * The request for a recipe in English, with every diet and exclusion of the original, however it was worded: the word for
 * word translation may miss one that the reader of requests understands.
 */
function recipeRequest(
  message: string,
  { english, foods }: Translation,
  pack: LanguagePack,
  earlier: readonly string[],
): string {
  const wanted = english
    .replaceAll(
      /\b(?:make a recipe|recipe|make|how do i|how|what|can i|use|boil|cook|bake|have|should i|habe|haben|ai|tengo|ho|ideas?|idee|idée)\b/gu,
      ' ',
    )
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const dish = dishIn(message, english);
  const isOpen = dish === null && foods.length === 0 && !/\brecipe\b/u.test(english) && !parseWish(wanted).dish;
  const { servings, minutes } = parseWish(english);
  const counts = [
    ...(servings === undefined ? [] : [`for ${servings} people`]),
    ...(minutes === undefined ? [] : [`in ${minutes} minutes`]),
  ];
  const what = dish === null ? wanted : [`for ${dish}`, ...counts].join(', ');
  // "Was koche ich heute Abend?" names nothing to cook with.
  // "Was kann ich mit Hackfleisch kochen?" asks for ideas, "ein Rezept mit Hackfleisch" for one dish.
  const isChoice =
    dish === null &&
    foods.length > 0 &&
    !/\b(?:without|no|not|allergic|instead)\b/u.test(english) &&
    ASKS_FOR_IDEAS.test(foldedText(message));
  const request = isChoice
    ? `what can I cook with ${foods.map((food) => food.english).join(' and ')}${counts.map((count) => ` ${count}`).join('')}`
    : isOpen
      ? `dinner ideas, ${wanted}`
      : `make a recipe ${/^(?:with|for|without|in)\b/u.test(what) ? '' : 'with '}${what}`;
  const translated = parseWish(request);
  const stated = [
    parseWish(message),
    ...earlier.flatMap((text) => [parseLastingRules(text), parseLastingRules(translate(text, pack).english)]),
  ];
  const without = new Set(stated.flatMap((each) => each.without)).difference(new Set(translated.without));
  const diets = new Set(stated.flatMap((each) => each.diets)).difference(new Set(translated.diets));
  return [request, ...diets, ...[...without].map((each) => `without ${each}`)].join(', ');
}
