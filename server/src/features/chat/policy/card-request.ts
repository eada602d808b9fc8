import { plainText } from './plain-text.ts';

/** What a message wants of one recipe without a change of its text. */
export interface CardRequest {
  readonly kind: 'open' | 'share' | 'favorite' | 'unfavorite';
  /** What the message may call the recipe, the longest first; none for the recipe that was talked about. */
  readonly titles: readonly string[];
  /** A part of the title is enough, as the message means one of the cook's own recipes ("my soup"). */
  readonly isOwn: boolean;
  /** It means nothing else, so that it needs an answer also where there is no such recipe. */
  readonly isSure: boolean;
}

const LEAD = `^(?:(?:please|hey|hi|hello|ok|okay|so|now|then|reece|just|can you|could you|would you|will you|can i|could i|may i|i want to|i want you to|i need to|i'd like to|i'd like you to|i would like to|i would like you to|let me|let's|help me|help me to) )*`;
const TAIL = '(?: (?:please|thanks|thank you|now|again|for me|to me))*$';
const THAT =
  '(?<that>it|that|this|(?:the|that|this|my) recipe|(?:that|this) one|(?:the )?(?:first|second|third|fourth|fifth|last)(?: one| recipe| result)?)';
const NAMED = String.raw`(?:(?<which>my|our|the) )?(?:recipe (?:(?:for|of|called|named|titled) )?)?(?<title>\S.{0,80}?)(?<noun> recipe)?`;
const ONE = `(?:${THAT}|${NAMED})`;
/** "My favorites", but not "my favorite recipe", which is a recipe itself. */
const FAVORITES =
  '(?:(?:my|our|the|an?) )?(?:list of )?(?:cookbook )?favou?rite(?:s| list| recipes|)(?: list| recipes| (?:in|of) (?:my|the) cookbook)*';
const SHOW = '(?<lists>show(?: me| us)?|see)';
const OPEN = 'open(?: up)?|view|display|look at|pull up|bring up|go to|take me to';

interface Pattern {
  readonly kind: CardRequest['kind'];
  readonly order: RegExp;
  readonly isSure: boolean;
}

function pattern(kind: CardRequest['kind'], order: string, isSure = false): Pattern {
  return { kind, order: new RegExp(`${LEAD}${order}${TAIL}`, 'u'), isSure };
}

const PATTERNS: readonly Pattern[] = [
  pattern(
    'favorite',
    `(?:add|put|save|keep|mark|set|move|include)(?: ${ONE})? (?:to|in|into|on|among|as) ${FAVORITES}`,
    true,
  ),
  pattern('favorite', `(?:make|mark) ${ONE} (?:an?|my|our|one of my) favou?rites?`, true),
  pattern('unfavorite', `(?:remove|delete|take|drop|move) ${ONE} (?:from|off|out of|off of) ${FAVORITES}`, true),
  pattern('unfavorite', `un-?favou?rite ${ONE}`, true),
  pattern('favorite', `favou?rite ${ONE}`),
  pattern('share', `(?:share|send) ${ONE}(?<to> (?:with|to) .{1,60}?)?`),
  pattern('open', `(?:${OPEN}|${SHOW}) ${ONE}`),
];

/** What asks for a kind of thing, for several, or how something is done: "some tips", "how to poach an egg", "vegan recipes". */
const NO_TITLE =
  /^(?:an?|some|any|all|more|another|every|each|your|me|us|them|these|those|both|how|why|what|whats|what's|which|who|where|when|whether|if)\b|^(?:my|our|the|favou?rites?|cookbook|recipes?)$|\brecipes$/u;

/** Undefined for a message that does not ask to open or to share one recipe, or to make it a favorite. */
export function readCardRequest(message: string): CardRequest | undefined {
  const text = plainText(message.replaceAll(/[,;:]/gu, ' '));
  for (const { kind, order, isSure } of PATTERNS) {
    const groups = order.exec(text)?.groups;
    if (groups === undefined) continue;
    const { that, which, title, noun, lists, to = '' } = groups;
    if (that !== undefined || title === undefined) return { kind, titles: [], isOwn: true, isSure };
    if (NO_TITLE.test(title)) return undefined;
    // "Show me my soups" lists them all.
    const mayList = lists !== undefined && which === 'my' && noun === undefined;
    const isOwn = !mayList && (isSure || which !== undefined || noun !== undefined);
    return { kind, titles: to === '' ? [title] : [`${title}${to}`, title], isOwn, isSure };
  }
  return undefined;
}
