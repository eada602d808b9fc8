import { findTemperatures } from '#steps/find-temperatures';
import { findTimes } from '#steps/find-times';

/** Where food is while a segment of a step lasts. `appliance`: a slow cooker and the like, which needs no hob. */
export type Place = 'board' | 'hob' | 'oven' | 'fridge' | 'counter' | 'appliance';

/** A stretch of a step in which the same resources are in use. */
export interface Segment {
  readonly minutes: number;
  /** True if the cook is busy with it. */
  readonly hands: boolean;
  readonly place: Place;
  /** Oven temperature, °C; null elsewhere. */
  readonly celsius: number | null;
}

/** A sentence of a step, and what it takes. */
export interface SentencePlan {
  readonly text: string;
  readonly segments: readonly Segment[];
  /** Advice on storage, which is no work. */
  readonly isAdvice: boolean;
}

const DEFAULT_OVEN = 180;
/** "Broil", "grill": the oven's hottest setting. */
const BROILER = 250;
/** Less is the core of the food. */
const COOLEST_OVEN = 100;
/** Nobody leaves a pan for less. */
const SHORTEST_WAIT = 6;
const DAY = 1440;
/** Longest wait at room temperature, in minutes, except that of a dough. USDA FSIS: two hours. */
export const MAX_COUNTER_WAIT = 120;
const READING_SPEED = 100;

const ADVICE =
  /\b(?:keeps?|kept) (?:for|well|in|up|warm)\b|\bahead\b|\bleft ?overs?\b|\breheats?\b|\bfreezes?\b|\bin advance\b|\bday before\b|\bcan (?:also )?(?:rise|wait|stand|rest|stay) .{0,60}\b(?:days?|overnight)\b|\bkeeps?\b.{0,60}\b(?:days?|weeks?|months?|fridge|airtight)\b/iu;
/** What takes days. Any other time of that length is advice. */
const SLOW =
  /\b(?:cur(?:e|ing)|marinat\w*|soak\w*|brine|pickle|ferment\w*|salt\w*|ris(?:e|ing)|proof|prove|chill\w*|starter)\b/iu;
const DOUGH =
  /\b(?:doughs?|ris(?:e|en|ing)|proof|prove|proving|starter|yeast|poolish|sponge|batter ferment|ferment)\b/iu;
/** Times that are no duration of work: limits, intervals, and parts of another time. */
const NO_DURATION =
  /\b(?:every|each|up to|within|per|after|last|final|first|no more than|less than|another recipe) (?:the )?$/iu;
const OVERNIGHT = /overnight/iu;
const IN_ALL = /^ (?:in all|in total|altogether)\b/iu;
const PER_SIDE = /^ (?:on |per |a |for )?(?:each |per |both |every )?sides?\b/iu;

const KINDS = {
  appliance: /\b(?:slow cooker|pressure cooker|air fryer|microwave|rice cooker|ice cream maker)\b/giu,
  fridge: /\b(?:chill\w*|refrigerat\w*|fridge|freez\w*)\b/giu,
  counter:
    /\b(?:rest|rests|resting|stand|cool|cools|soak\w*|ris(?:e|ing)|prov(?:e|ing)|proof\w*|marinat\w*|infus\w*|leave|let|set aside|sit|cure|curing|ferment\w*|steep\w*|drain|macerat\w*|swell)\b/giu,
  oven: /\b(?:bake\w*|baking|roast\w*|oven|broil\w*)\b/giu,
  still: /\b(?:simmer\w*|boil\w*|brais\w*|steam\w*|poach\w*|stew\w*|cook\w*|bubbl\w*|reduc\w*|heat\w*)\b/giu,
  busy: /\b(?:fry\w*|fries|saut\p{L}*|sear\w*|brown\w*|soften\w*|sweat\w*|toast\w*|stir\w*|crisp\w*|wilt\w*|caramel\w*|melt\w*|griddle|grill\w*)\b/giu,
  board: /\b(?:whisk\w*|beat\w*|knead\w*|mix\w*|whip\w*|blend\w*|fold\w*|rub\w*|toss\w*|mash\w*)\b/giu,
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES: readonly Kind[] = ['appliance', 'fridge', 'counter', 'oven', 'still', 'busy', 'board'];

const COLD = /\b(?:chill|refrigerat|fridge|freez)/iu;
const WARMING = /\b(?:out of|from) the (?:fridge|freezer)|\broom temperature/iu;
const STIRRED = /\bstirring (?:constantly|continuously|all the time|often|frequently)|\bwhisking\b/iu;
const ON_HOB =
  /\b(?:simmer\w*|boil\w*|fry|sear|saut\p{L}*|brown|soften|pans?|pots?|skillet|wok|saucepan|griddle|melt|poach|steam|over (?:low|medium|high|a))\b/iu;
const IN_OVEN = /\b(?:oven|bake|roast|broil\w*|baking)\b/iu;
const SENTENCE_END = /(?<=[.!?]) +(?=[\p{Lu}“"(])/u;

/** Returns the kind of work whose word comes last in a text, null if none occurs. */
function lastKind(text: string): Kind | null {
  let found: Kind | null = null;
  let at = -1;
  for (const kind of KIND_NAMES)
    for (const { index } of text.matchAll(KINDS[kind]))
      if (index > at) {
        at = index;
        found = kind;
      }
  return found;
}

/** The oven temperature that the steps have set so far. */
export interface OvenState {
  celsius: number | null;
}

/** Plans a step sentence by sentence. `oven` carries its temperature from step to step. Never throws. */
export function planSentences(step: string, oven: OvenState): SentencePlan[] {
  return step
    .slice(0, 4000)
    .split(SENTENCE_END)
    .filter((text) => text.trim() !== '')
    .map((text) => planSentence(text.trim(), step, oven));
}

function planSentence(text: string, step: string, oven: OvenState): SentencePlan {
  const heat = findTemperatures(text).find(({ use }) => use === 'oven');
  if (heat !== undefined && heat.celsius.high >= COOLEST_OVEN) oven.celsius = Math.round(heat.celsius.high / 5) * 5;
  if (ADVICE.test(text)) return { text, segments: [], isAdvice: true };
  const times = findTimes(text);
  const waits: Segment[] = [];
  let from = 0;
  for (const { start, end, high } of times) {
    const before = text.slice(Math.max(from, start - 120), start);
    from = end;
    if (NO_DURATION.test(before.slice(-30)) || (waits.length > 0 && OVERNIGHT.test(text.slice(start, end)))) continue;
    const sides = PER_SIDE.test(text.slice(end, end + 20)) ? 2 : 1;
    const minutes = Math.round((high / 60) * sides);
    if (minutes < 1 || minutes > 3 * DAY || (minutes >= DAY && !SLOW.test(before))) continue;
    const one = waits.at(-1);
    if (one !== undefined && IN_ALL.test(text.slice(end, end + 20))) {
      waits[waits.length - 1] = { ...one, minutes: Math.max(one.minutes, minutes) };
      continue;
    }
    const kind = lastKind(before) ?? lastKind(text.slice(end, end + 60));
    waits.push(segmentFor(kind, { minutes, text, rest: text.slice(end), step, oven }));
  }
  const reading = Math.max(1, Math.round(text.length / READING_SPEED));
  const place = ON_HOB.test(text) && !IN_OVEN.test(text) ? 'hob' : 'board';
  return { text, segments: [{ minutes: reading, hands: true, place, celsius: null }, ...waits], isAdvice: false };
}

interface Timed {
  readonly minutes: number;
  readonly text: string;
  readonly rest: string;
  readonly step: string;
  readonly oven: OvenState;
}

function segmentFor(kind: Kind | null, { minutes, text, rest, step, oven }: Timed): Segment {
  const of = (place: Place, hands: boolean, celsius: number | null = null): Segment => ({
    minutes,
    hands,
    place,
    celsius,
  });
  const counter = (): Segment => of(minutes > MAX_COUNTER_WAIT && !DOUGH.test(step) ? 'fridge' : 'counter', false);
  switch (kind) {
    case 'appliance':
      return of('appliance', false);
    case 'fridge':
      return WARMING.test(text) ? counter() : of('fridge', false);
    case 'counter':
      return COLD.test(text) && !WARMING.test(text) ? of('fridge', false) : counter();
    case 'oven':
      return of('oven', false, /\bbroil/iu.test(text) ? BROILER : (oven.celsius ?? DEFAULT_OVEN));
    case 'still':
      if (IN_OVEN.test(text) && !ON_HOB.test(text)) return of('oven', false, oven.celsius ?? DEFAULT_OVEN);
      return of('hob', minutes < SHORTEST_WAIT || STIRRED.test(rest));
    case 'busy':
      return of('hob', minutes <= 20);
    case 'board':
      return of(ON_HOB.test(text) && !IN_OVEN.test(text) ? 'hob' : 'board', minutes <= 30);
    case null:
      return minutes <= 5 ? of('board', true) : counter();
  }
}
