import { isTypoOf } from '#food-words';

import { parseFollowUp } from '#intent/follow-up';
import { normalizeLines } from '#intent/normalize';
import { titleWords } from '#intent/recipe-phrase';
import {
  type ChangeKind,
  ENGLISH,
  isOnlyTitleAbroad,
  NO_ORDER_ABROAD,
  REQUEST_ABROAD,
  START,
  STEMS,
  TITLE,
  VERBS,
} from '#intent/change-words';

const PASTED_LINE = /^\s*(?:\d+[.)]|[-*•>|#])\s.*$/gmu;
const QUOTED = /“[^”]*”?|„[^“”]*[“”]?|"[^"]*"|«[^»]*»?|‹[^›]*›?|「[^」]*」?|`[^`]*`?|(?<!\S)>.*$|<data>.*$/gmsu;

/** A text without what it quotes, and with a sign in place of the title. */
export function withTitle(text: string, title: string): string {
  const named = normalizeLines(title).trim();
  const marked = named === '' ? normalizeLines(text) : normalizeLines(text).replaceAll(named, TITLE);
  return marked
    .replaceAll(/[“"„«‹「`]§[”"“»›」`]/gu, TITLE)
    .replaceAll(QUOTED, ' ')
    .replaceAll(PASTED_LINE, '');
}

const QUESTION =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|and|now|then|reece|well|but)[\s,]+){0,4}(?:how|why|when|where|which|who|whose|what|whats|what's|is|are|was|were|am|do(?= (?:i|we|you|they|these|those|the|my|our|all|any)\b)|does|did|has|have|should|shall|may|might|(?:can|could|would|will) (?!you\b|we\b))(?!\p{L}|'t\b| you mind\b)/u;
const REQUEST =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|and|now|then|reece)[\s,]+){0,4}(?:please|plz|kindly|(?:can|could) (?:you|u|we)|(?:would|will) you (?=.*\b(?:please|pls|kindly|mind|kind|good)\b))/u;
const ASKED_BACK = /(?:^|, )(?:please|pls|ok|okay|will you|would you|right|thanks)\s*$/u;
/** "If I delete it, …" */
const CONDITION =
  /^(?:if (?!you can\b|possible\b|you don't mind\b|you please\b)|unless|before|after|when (?!you have\b|you can\b)|whenever|suppose|imagine|in case|until|unless)\b/u;
/** The text after it is negated or quoted speech: "do not, I repeat, delete it", "he said, delete it". */
const DANGLING =
  /(?:\bnot|n't|\bnever|\bsays?|\bsaid|\bwrote|\bwrites|\breads?|\btells?(?: me| us)?|\btold (?:me|us)|\basks?(?: me)?|\basked(?: me)?|\bcircumstances)$/u;
const RETRACTS =
  /^(?:(?:oh|actually|hm+|no|wait|sorry|but)[\s,]*)*(?:no|wait|nope|never ?mind|don't|do not|not (?:yet|now|really)|just kidding|kidding|jk|on second thoughts?|cancel(?: that)?|forget it|stop|don't do (?:it|that))$/u;
/** Text before a colon may introduce a quotation, unless it is only a name or a noun. */
const INTRODUCES = new RegExp(
  String.raw`^(?:(?:the|my|${TITLE}|recipe|reece|about|regarding|concerning|as for|please|ok|okay|so|now|also|then|one more thing|do this|request|order)[\s,]*)+$`,
  'u',
);

/** The clauses of a text that may order something, each sentence for itself. */
function* sentencesOf(text: string): Generator<readonly string[]> {
  for (const whole of text.split(/(?<=[.!?;？。！])\s*|\n+/u)) {
    const colon = whole.search(/:(?:\s|$)/u);
    const isNamed = colon === -1 || INTRODUCES.test(whole.slice(0, colon).trim());
    const sentence = (isNamed ? whole.slice(colon + 1) : whole.slice(0, colon)).trim();
    const clauses = sentence
      .replace(/[.!;?？。！\s]+$/u, '')
      .split(/\s*,\s*|\s+[-–—]+\s+|\s+(?:and|but|then|so)\s+(?!on\b|kind\b|good\b)/u)
      .map((clause) => clause.trim());
    const isQuestion =
      (QUESTION.test(sentence) && !REQUEST.test(sentence)) ||
      (/[?？]$/u.test(sentence) &&
        !clauses.some((clause) => REQUEST.test(clause) || REQUEST_ABROAD.test(clause)) &&
        !ASKED_BACK.test(clauses.join(', ')) &&
        !/\byou mind\b/u.test(sentence));
    const isDangling = clauses.some((clause) => DANGLING.test(clause));
    if (sentence !== '' && !isQuestion && !CONDITION.test(sentence) && !isDangling) yield clauses;
    // Whatever introduces something else, what follows in other sentences is not the person's either.
    if (!isNamed) return;
  }
}

/** "All but the lasagne", "keep the lasagne". */
const EXCLUDED = new RegExp(
  String.raw`\b(?:(?:all|every\p{L}*|any\p{L}*|recipes|both) but|except(?: for)?|other than|apart from|besides|rather than|instead of|not|keep|leave|spare) (?:the |my |our |this )?${TITLE}`,
  'u',
);

/** Whether a text orders something of this kind, and of the recipe whose title it has a sign for. */
export function orders(kind: ChangeKind, text: string, title: string, isMentioned: boolean): boolean {
  const clauses = [...sentencesOf(text)].flat();
  if (EXCLUDED.test(text) || clauses.some((clause) => RETRACTS.test(clause))) return false;
  switch (kind) {
    case 'delete':
      return (
        clauses.some(
          (clause, at) =>
            ordersDeletion(clause, title, isMentioned) ||
            (AND_THE.test(clause) && DELETION.test(clauses[at - 1] ?? '') && isThatRecipe(clause, title, isMentioned)),
        ) || abroad(kind, text, isMentioned)
      );
    case 'edit':
      if (!isMentioned && !DESCRIBED.test(text)) return false;
      return clauses.some((clause) => ordersEdit(clause, title)) || abroad(kind, text, isMentioned);
    case 'save':
      return clauses.some((clause) => SAVES.test(clause)) || abroad(kind, text, isMentioned);
  }
}

const MAKES = new RegExp(
  String.raw`${START}(?:(?:make|create|generate|write|invent|compose|cook|bake|mix|prepare|whip) (?:me|us|up|a|an|some|something|it)\b|come up with\b|surprise (?:me|us)\b)`,
  'u',
);

/** Whether a text orders that something is made, rather than telling or asking of it. */
export function ordersMaking(text: string): boolean {
  return [...sentencesOf(text)].flat().some((clause) => MAKES.test(clause));
}

/** "Delete the soup and the lasagne" */
const AND_THE = new RegExp(String.raw`^(?:also )?(?:(?:the|my|our) |${TITLE})`, 'u');

/** In another language than English, by the stem of a verb in a sentence that denies and quotes nothing. */
function abroad(kind: ChangeKind, text: string, isMentioned: boolean): boolean {
  return text.split(/(?<=[.!?;？。！])\s*|\n+/u).some((whole) => {
    const [sentence = ''] = whole.trim().split(':');
    if (ENGLISH.test(sentence) || !STEMS[kind].test(sentence)) return false;
    if (NO_ORDER_ABROAD.some((pattern) => pattern.test(sentence))) return false;
    if (/[?？]$/u.test(sentence) && !REQUEST_ABROAD.test(sentence)) return false;
    if (kind !== 'delete') return true;
    return (sentence.includes(TITLE) || isMentioned) && isOnlyTitleAbroad(sentence);
  });
}

const NAMES = String.raw`(?:recipes?|ones?|dish(?:es)?|meals?)`;
const DELETED =
  '(?:deleted|removed|erased|gone|binned|trashed|discarded|scrapped|thrown away|thrown out|out of my (?:cook ?book|recipes))';
const DELETION = new RegExp(String.raw`${START}(?<verb>${VERBS.delete})(?!\p{L})(?<object>.*)$`, 'u');
/** "The lasagne should be deleted", "I want the lasagne gone". */
const DELETION_WISHES = [
  new RegExp(
    String.raw`^(?:please )?(?<object>.+?) (?:should|must|can|has to|needs to|ought to|may) (?:please )?(?:be ${DELETED}|go)(?: please| now)?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:i|we)(?:'d| would)? (?:want|like|need|prefer|love)(?: to have)? (?<object>.+?) (?:to be )?${DELETED}(?: please| now)?$`,
    'u',
  ),
];
const SAVES = new RegExp(
  String.raw`${START}${VERBS.save}(?!\p{L})|^(?:i|we)(?:'d| would)? (?:want|like) (?:to have )?.{1,40} in my (?:cook ?book|recipes)`,
  'u',
);

function ordersDeletion(clause: string, title: string, isMentioned: boolean): boolean {
  for (const wish of DELETION_WISHES) {
    const object = wish.exec(clause)?.groups?.['object'];
    if (object !== undefined) return isThatRecipe(object, title, isMentioned);
  }
  const { verb = '', object = '' } = DELETION.exec(clause)?.groups ?? {};
  if (verb === '') return false;
  const said = object
    .replaceAll(
      /\b(?:away|please|pls|now|then|immediately|forever|for good|permanently|completely|again|for me|thanks|thank you|too|as well|already|right)\b/gu,
      '',
    )
    .trim();
  const bin =
    /^(?<rest>.*?)(?: out| away)?(?: (?:in|into|to) (?:the |my )?(?:bin|trash|garbage|rubbish|waste)(?: bin| can)?| out of (?:my|the|our) (?:cook ?book|recipes|collection))$/u.exec(
      said,
    )?.groups;
  if (/^(?:take|put|move)/u.test(verb) && bin === undefined) return false;
  return isThatRecipe((bin?.['rest'] ?? said).replace(/ out$/u, ''), title, isMentioned);
}

/** Where a whole recipe is deleted from, or since when it is there. */
const PLACE =
  /^(?:from|in|off|out of|on) (?:my |the |our |your |this |last )*(?:cook ?book|recipes?|recipe (?:book|list)|collection|library|app|account|kitchen|larder|here|there|yesterday|today|week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|\d+)\b/u;
/** Parts of a recipe, and other things that can be deleted. */
const NO_RECIPE =
  /\b(?:steps?|lines?|ingredients?|instructions?|photos?|pictures?|images?|notes?|comments?|ratings?|stars?|reviews?|tags?|category|categories|description|titles?|names?|words?|sentences?|versions?|chats?|conversations?|messages?|history|accounts?|profile|allerg\p{L}+|favou?rites?|tokens?|links?|timers?|duplicates? lines?|servings?|portions?|time|nothing|none|not|no|except|but|without)\b/u;
const DETERMINERS =
  'the|my|our|your|this|that|these|those|a|an|of|all|both|any|every|each|whole|entire|old|older|oldest|new|newer|newest|latest|recent|last|first|second|third|fourth|fifth|other|same|current|previous|awful|terrible|horrible|disgusting|stupid|silly|bad|boring|ugly|gross|failed|damn|duplicate|saved|here|there|one|two|three|four|five|\\d+|number|recipe|recipes|ones|dish|dishes|meal|meals|it|them|everything|called|named|titled|for|with|name|title|favorite|least|most|generated|from';
/** Words of a name that are not words of the title. */
export const SMALL_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${DETERMINERS})(?![\p{L}\p{N}])|[\p{P}\p{S}]`,
  'gu',
);
/** "My newest recipe", "all recipes": what needs no mention before. */
const DESCRIBED = new RegExp(
  String.raw`\b(?:my|our|all|every|newest|latest|last|oldest|first|any|from|in)\b.*\b${NAMES}\b|\beverything\b|\b(?:newest|latest|last|oldest) (?:one|recipe)\b|^(?:all|all of (?:them|it))$`,
  'u',
);
const POINTER = new RegExp(
  String.raw`^$|\b(?:it|them|${NAMES}|all|everything|both|last|first|second|third|fourth|fifth)\b|^(?:this|that|these|those)(?: \p{L}+)?$|^(?:number )?\d+$`,
  'u',
);

/** A slip of the pen in a shorter word makes another word of it. */
const SHORTEST_TYPO = 5;

/** Are these words, the object of an order, the recipe of this title? `isMentioned`: something before them named it. */
function isThatRecipe(words: string, title: string, isMentioned: boolean): boolean {
  const cut = words.search(
    /\b(?:from|off|out of|in|on|of|because|as|since|which|where|when|before|after|if|that i|i|we|you|until|instead)\b(?! them\b| these\b| those\b)/u,
  );
  const isOfName = /\b(?:recipes?|ones?) (?:for|of) /u.test(words);
  const head = (cut === -1 || isOfName ? words : words.slice(0, cut)).trim();
  const tail = cut === -1 || isOfName ? '' : words.slice(cut);
  if (NO_RECIPE.test(head)) return false;
  if (/^(?:from|off|out of|in|on)\b/u.test(tail) && !PLACE.test(tail)) return false;
  if (/^(?:after|before|when|until|if)\b/u.test(tail)) return false;
  const at = head.indexOf(TITLE);
  if (at !== -1)
    return (
      head
        .slice(at + 1)
        .replaceAll(SMALL_WORDS, '')
        .trim() === ''
    );
  const named = titleWords(head.replaceAll(SMALL_WORDS, ' '));
  if (named.length > 0) {
    const of = titleWords(title);
    return named.every((each) =>
      of.some((word) => word === each || (word.length >= SHORTEST_TYPO && isTypoOf(each, word))),
    );
  }
  // "Can you delete recipes?" asks what can be done.
  if (!POINTER.test(head) || /^recipes$/u.test(head)) return false;
  return isMentioned || DESCRIBED.test(`${head} ${tail}`.trim());
}

const OTHER_LIST =
  /\b(?:to|from|in|into|on) (?:my |the |our )*(?:cook ?book|favou?rites?|collection|shopping list|meal plan|list|community)\b/u;
const EDITS = new RegExp(String.raw`${START}${VERBS.edit}(?!\p{L})`, 'u');
const FRAGMENTS = [
  /^(?:(?:a|an?) (?:bit|little|lot) |much |slightly )?(?:more|less|fewer) (?!ideas?\b|recipes?\b|about\b|info|details?\b|of\b|please\b|suggestions?\b|like\b|tips?\b)\p{L}/u,
  /^(?!(?:i|we|he|she|they|it|my|our|what|you)\b).+\binstead(?: of .+)?$/u,
  new RegExp(
    String.raw`(?<!\p{L})(?:it|this|that|recipe|${TITLE}) (?:really |also |only )?(?:needs?|should|must|has to|ought to|could use) (?!not\b|i\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:i|we)(?: want| need|(?:'d| would) (?:want|like|prefer|love)) (?:it|this|that|them|the|my|our|${TITLE})\b.*\b(?:\p{L}+er|more|less|fewer|with|without|to (?:be|have|serve|use|say)|for \d+|for (?:two|three|four|five|six|eight|ten)|changed|renamed|edited|doubled|halved|vegan|vegetarian)\b`,
    'u',
  ),
];

function ordersEdit(clause: string, title: string): boolean {
  if (/^no (?:changes?|edits?)\b/u.test(clause) || OTHER_LIST.test(clause) || ordersDeletion(clause, title, true))
    return false;
  if (EDITS.test(clause)) return true;
  const followUp = parseFollowUp(clause.replaceAll(TITLE, title));
  if (followUp !== undefined && followUp.kind !== 'again') return true;
  return FRAGMENTS.some((pattern) => pattern.test(clause)) && !/\b(?:not|never)\b|n't\b/u.test(clause);
}
