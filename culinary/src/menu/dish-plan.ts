import { isMeatOrFish } from '#compose/meat-or-fish';
import { readIngredientList } from '#ingredient-list';
import { MAX_COUNTER_WAIT, planSentences, type Segment, type SentencePlan } from '#menu/step-segments';

/** A recipe of a menu, whatever its source. */
export interface MenuRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly servings: number;
}

/** A part of a step that is done without interruption. Its minutes are a multiple of 5. */
export interface DishPart {
  /** Index of the step; -1 is the preparation of the ingredients. */
  readonly step: number;
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly minutes: number;
  /** True if it runs beside the part before it. */
  readonly isParallel: boolean;
  /** How long the result may wait for the next part, in minutes. */
  readonly slack: number;
}

export interface DishPlan {
  readonly parts: readonly [DishPart, ...DishPart[]];
}

const GRID = 5;
const SLACK = { fridge: 1440, board: 90, hot: 15, stewed: 40, cooled: 100, dough: 30, atOnce: 10, rested: 20 } as const;
/** A pot that has simmered this long keeps warm under its lid. */
const STEWED_MINUTES = 20;
const PARALLEL = /^(?:meanwhile|in the meantime|while)\b/iu;
const SHORTEST_REST = 15;
const AT_ONCE = /\b(?:at once|immediately|straight away|right away)\b/iu;
const CUT = /,[^,]*\b(?:\w+ed|sliced|cut|halved|torn|julienned)\b/iu;
const MAX_NAMED_CUTS = 6;
const MAX_STEPS = 60;

/** Plans the work of a recipe: what needs hands, a hob, the oven or time. Reads 60 steps. Never throws. */
export function planDish(recipe: MenuRecipe): DishPlan {
  const oven = { celsius: null };
  const parts = recipe.instructions.slice(0, MAX_STEPS).flatMap((step, at) => {
    const sentences = planSentences(step, oven);
    return partsOf(sentences, step, at);
  });
  const planned = hasMeat(recipe) ? cooling(parts).map(keepHot) : cooling(parts);
  return { parts: [preparation(recipe), ...planned] };
}

const hasMeat = ({ ingredients }: MenuRecipe): boolean =>
  readIngredientList(ingredients).some((line) => {
    const food = line?.food?.food;
    return food !== undefined && isMeatOrFish(food);
  });

/** Meat does not stay at room temperature for long, whether raw or cooked. */
const keepHot = (part: DishPart): DishPart =>
  part.segments.at(-1)?.place === 'counter' ? { ...part, slack: Math.min(part.slack, SLACK.rested) } : part;

/** Work on food that is hot must not take it off the heat for longer than the cooking itself allowed. */
function cooling(parts: readonly DishPart[]): DishPart[] {
  let hot: number | null = null;
  return parts.map((part) => {
    const last = part.segments.at(-1);
    const isCold = last?.place === 'fridge' || last?.place === 'counter';
    const isCooked = part.segments.some(({ place }) => place === 'hob' || place === 'oven');
    hot = isCold ? null : isCooked ? part.slack : hot;
    return hot === null ? part : { ...part, slack: Math.min(part.slack, hot) };
  });
}

/** Splits a step where food rests, because the rest may last longer. */
function partsOf(sentences: readonly SentencePlan[], step: string, at: number): DishPart[] {
  const work = sentences.filter(({ isAdvice }) => !isAdvice);
  const groups: SentencePlan[][] = [[]];
  for (const sentence of work) {
    groups.at(-1)?.push(sentence);
    const last = sentence.segments.at(-1);
    if (last !== undefined && isRest(last)) groups.push([]);
  }
  const filled = groups.filter((group) => group.length > 0);
  if (filled.length === 0) return [partOf(step, [], at, false)];
  return filled.map((group, index) =>
    partOf(
      group.map(({ text }) => text).join(' '),
      group.flatMap(({ segments }) => segments),
      at,
      index === 0 && at > 0 && PARALLEL.test(step),
    ),
  );
}

const isRest = ({ hands, place, minutes }: Segment): boolean =>
  !hands && (place === 'fridge' || (place === 'counter' && minutes >= SHORTEST_REST));

function partOf(text: string, found: readonly Segment[], step: number, isParallel: boolean): DishPart {
  const segments = padded(merged(found));
  const minutes = segments.reduce((sum, each) => sum + each.minutes, 0);
  const slack = AT_ONCE.test(text) ? SLACK.atOnce : slackAfter(segments);
  return { step, text, segments, minutes, isParallel, slack };
}

function merged(segments: readonly Segment[]): Segment[] {
  const all: Segment[] = [];
  for (const each of segments) {
    const last = all.at(-1);
    const isSame = last?.hands === each.hands && last.place === each.place && last.celsius === each.celsius;
    if (last !== undefined && isSame) all[all.length - 1] = { ...last, minutes: last.minutes + each.minutes };
    else all.push(each);
  }
  return all;
}

/** Lengthens the work of the hands until the part fills the grid; times over heat stay exact. */
function padded(segments: readonly Segment[]): Segment[] {
  const total = segments.reduce((sum, { minutes }) => sum + minutes, 0);
  const missing = total === 0 ? GRID : (GRID - (total % GRID)) % GRID;
  const [first, ...rest] = segments;
  if (missing === 0) return [...segments];
  if (first?.hands === true) return [{ ...first, minutes: first.minutes + missing }, ...rest];
  return [{ minutes: missing, hands: true, place: 'board', celsius: null }, ...segments];
}

function slackAfter(segments: readonly Segment[]): number {
  const last = segments.at(-1);
  if (last === undefined) return 0;
  const counter = segments.reduce((sum, { place, minutes }) => sum + (place === 'counter' ? minutes : 0), 0);
  if (last.place === 'fridge') return SLACK.fridge;
  if (last.place === 'counter')
    return counter > MAX_COUNTER_WAIT ? SLACK.dough : Math.min(SLACK.cooled, MAX_COUNTER_WAIT - counter);
  const stewed = segments.some(({ hands, place, minutes }) => !hands && place === 'hob' && minutes >= STEWED_MINUTES);
  if (stewed) return SLACK.stewed;
  return segments.some(({ place }) => place === 'hob' || place === 'oven') ? SLACK.hot : SLACK.board;
}

/** Weighing and cutting, as the list's notes require. */
function preparation({ ingredients, servings }: MenuRecipe): DishPart {
  const cut = ingredients.filter((line) => CUT.test(line.slice(0, 200)));
  const needed = (3 + 0.3 * ingredients.length + 1.5 * cut.length) * Math.sqrt(Math.max(servings, 1) / 4);
  const minutes = Math.min(40, Math.max(GRID, Math.round(needed / GRID) * GRID));
  const named = cut.slice(0, MAX_NAMED_CUTS).join('; ');
  const more = cut.length > MAX_NAMED_CUTS ? '; and the rest' : '';
  return {
    step: -1,
    text:
      named === '' ? 'Weigh out the ingredients.' : `Weigh out the ingredients and cut what needs it: ${named}${more}.`,
    segments: [{ minutes, hands: true, place: 'board', celsius: null }],
    minutes,
    isParallel: false,
    slack: SLACK.board,
  };
}
