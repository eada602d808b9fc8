import { AGREEMENT, type ChangeKind, ENGLISH, FOREIGN, regex, REQUEST_START, TITLE, VERBS } from '#intent/change-words';
import { parseCommand } from '#intent/command';
import { parseFollowUp } from '#intent/follow-up';
import { isTypoOf } from '#food-words';
import { normalizeLines } from '#intent/normalize';
import { equalsTitle, titleWords } from '#intent/recipe-phrase';
import { asksForIdeas, asksForRecipe } from '#intent/recipe-request';
import { inFigures } from '#text/figures';

export type { ChangeKind } from '#intent/change-words';

/** A message of the conversation, by the user or by REECE. */
export interface DialogMessage {
  readonly author: 'user' | 'assistant';
  readonly content: string;
  /** Titles of the recipes that an answer showed. */
  readonly titles?: readonly string[];
}

/** A change that a model wants to propose, and the title of the recipe it concerns. */
export interface ChangeProposal {
  readonly kind: ChangeKind;
  readonly title: string;
}

/** How many messages back "it" may refer. */
const RECENT = 4;

const MAKES = regex`${REQUEST_START}(?:(?:make|create|generate|write|invent|compose|cook|bake|mix|prepare|whip) (?:me|us|up|a|an|some|something|it)\b|come up with\b|surprise (?:me|us)\b)`;

/** Whether the user's own words request a new recipe, which is then saved without asking again. */
export function requestsRecipe(message: string): boolean {
  if (parseCommand(message) === 'generate' || asksForRecipe(message)) return true;
  return clausesOf(withoutQuotes(message, '')).some((clause) => MAKES.test(clause));
}

/**
 * Whether the user requested the change that a model proposes. This is the defense against prompt injection: only the user's own words
 * count (a request, a yes to REECE's question about the change, or a short answer to REECE's question about the request), never recipes or
 * quoted text. A deletion must be requested for this very recipe. Anything doubtful is not a request.
 * @param before the earlier messages, the latest first
 */
export function isChangeRequested(
  { kind, title }: ChangeProposal,
  message: string,
  before: readonly DialogMessage[],
): boolean {
  if (kind === 'save' && (requestsRecipe(message) || asksForIdeas(message))) return true;
  const text = withoutQuotes(message, title);
  const recent = before.slice(0, RECENT);
  // The user reviews an edit in full and can undo it, so that "it" may refer to any recipe.
  const isReferred =
    isMentioned(title, [{ author: 'user', content: message }, ...recent]) || (kind === 'edit' && IT.test(text));
  if (requestsChange(kind, text, title, isReferred)) return true;
  const [last, earlier] = before;
  const question = last?.author === 'assistant' ? lastQuestion(last.content) : undefined;
  if (last === undefined || question === undefined) return false;
  const isAgreed = AGREEMENT.test(normalizeLines(message).trim());
  const isNamedNow = isAgreed
    ? isMentioned(title, recent)
    : isRecipe(text.replaceAll(ANSWER_WORDS, ' '), title, isMentioned(title, [last]));
  // The answer supplies the recipe that the earlier request left open.
  const request = earlier?.author === 'user' && isNamedNow ? withoutQuotes(earlier.content, title) : '';
  if (requestsChange(kind, request, title, true)) return true;
  if (!isAgreed || !speaksOf(kind, question)) return false;
  return (
    kind !== 'delete' || isMentioned(title, [last]) || (IT.test(question) && isMentioned(title, before.slice(0, 2)))
  );
}

const FAVORITES = /(?<!\p{L})(?:favou?rit|bookmark|starred?(?!\p{L})|liebling|favori|preferit|prefilet|избранн)/u;

/** Whether the user's own words speak of favorites, against prompt injection: a favorite is confirmed by a yes anyway. */
export function speaksOfFavorites(message: string): boolean {
  return FAVORITES.test(withoutQuotes(message, ''));
}

const UNDO =
  /(?<!\p{L})(?:undo|undone|revert|roll back|take (?:it|that|this|the change) back|(?:put|change) (?:it|that|this) back|restore|rückgängig|zurücknehmen|annule|annulla|deshaz|deshacer|desfaz|desfazer|ongedaan|ångra|fortryd|angre|cofnij|отмени|geri al)(?!\p{L})|元に戻|撤销|撤銷|취소/u;

/** Whether the user's own words ask to undo something, in any of several languages. */
export function requestsUndo(message: string): boolean {
  return clausesOf(withoutQuotes(message, '')).some((clause) => UNDO.test(clause) && !/\bnot?\b|n't\b/u.test(clause));
}

const speaksOf = (kind: ChangeKind, text: string): boolean =>
  regex`(?<!\p{L})(?:${VERBS[kind]})(?!\p{L})`.test(text) || FOREIGN.verbs[kind].test(text);
const IT = /(?<!\p{L})(?:it|that|this|them)(?!\p{L})/u;
/** What an answer to "Which one?" may contain besides the recipe. */
const ANSWER_WORDS = /(?<!\p{L})(?:yes|yep|yeah|ok|okay|i (?:mean|meant|want)|is|the one|one|please)(?!\p{L})/gu;

/** The last question of a text, with the sentence before it where the question has no content of its own ("Shall I?"). */
function lastQuestion(text: string): string | undefined {
  const sentences = normalizeLines(text).match(/[^.!?？\n]+[.!?？]*/gu) ?? [];
  const at = sentences.findLastIndex((sentence) => /[?？]$/u.test(sentence.trim()));
  const question = sentences[at]?.trim();
  return question !== undefined && ELLIPTIC.test(question) ? `${sentences[at - 1] ?? ''} ${question}` : question;
}
const ELLIPTIC =
  /^(?:(?:shall|should|may) (?:i|we)(?: do (?:it|that|so))?|ok|okay|right|yes|do you (?:want|agree)(?: (?:that|me to))?|is that ok(?:ay)?|would you like (?:that|me to))\s*[?？]$/u;

/** Whether any of the messages names the recipe, if only by one word of its title. */
function isMentioned(title: string, messages: readonly DialogMessage[]): boolean {
  const named = normalizeLines(title).trim();
  const words = new Set(titleWords(title));
  return messages.some(({ content, titles = [] }) => {
    const text = normalizeLines(content);
    if (text.includes(named) || titles.some((each) => equalsTitle(each, title))) return true;
    return titleWords(text).some((each) => words.has(each));
  });
}

const PASTED_LINE = /^\s*(?:\d+[.)]|[-*•>|#])\s.*$/gmu;
const QUOTED = /“[^”]*”?|„[^“”]*[“”]?|"[^"]*"|«[^»]*»?|‹[^›]*›?|「[^」]*」?|`[^`]*`?|(?<!\S)>.*$|<data>.*$/gmsu;

/** The user's own words: the text without quotations and pasted lists, with a placeholder for the title. */
function withoutQuotes(text: string, title: string): string {
  const named = normalizeLines(title).trim();
  const marked = named === '' ? normalizeLines(text) : normalizeLines(text).replaceAll(named, TITLE);
  return marked
    .replaceAll(/[“"„«‹「`]§[”"“»›」`]/gu, TITLE)
    .replaceAll(QUOTED, ' ')
    .replaceAll(PASTED_LINE, '');
}

/** Greetings and fillers before a question or request. */
const LEAD = String.raw`^(?:(?:please|hey|hi|hello|ok|okay|so|and|now|then|reece|well|but)[\s,]+){0,4}`;

const QUESTION = regex`${LEAD}(?:how|why|when|where|which|who|whose|what|whats|what's|is|are|was|were|am|do(?= (?:i|we|you|they|these|those|the|my|our|all|any)\b)|does|did|has|have|should|shall|may|might|(?:can|could|would|will) (?!you\b|we\b))(?!\p{L}|'t\b)`;
/** A question of this form is a request. */
const REQUEST = regex`${LEAD}(?:please|plz|kindly|(?:can|could) (?:you|u|we)|(?:would|do) you mind|(?:would|will) you (?=.*\b(?:please|pls|kindly|mind|kind|good)\b))|(?:^|, )(?:please|pls|ok|okay|will you|would you|right|thanks)\s*[?？]?$`;
const CONDITION =
  /^(?:if (?!you can\b|possible\b|you don't mind\b|you please\b)|unless|before|after|when (?!you have\b|you can\b)|whenever|suppose|imagine|in case|until)\b/u;
/** The clause after it is negated or reported: "do not, I repeat, delete it", "he said, delete it". */
const DANGLING =
  /(?:\bnot|n't|\bnever|\bsays?|\bsaid|\bwrote|\bwrites|\breads?|\btells?(?: me| us)?|\btold (?:me|us)|\basks?(?: me)?|\basked(?: me)?|\bcircumstances)$/u;
const RETRACTION =
  /^(?:(?:oh|actually|hm+|no|wait|sorry|but)[\s,]*)*(?:no|wait|nope|never ?mind|don't|do not|not (?:yet|now|really)|just kidding|kidding|jk|on second thoughts?|cancel(?: that)?|forget it|stop|don't do (?:it|that))$/u;
/** What may precede a colon that does not introduce another person's words. */
const ADDRESS = regex`^(?:(?:the|my|${TITLE}|recipe|reece|about|regarding|concerning|as for|please|ok|okay|so|now|also|then|one more thing|do this|request|order)[\s,]*)+$`;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;？。！])\s*|\n+/u);

/** The clauses that may be requests: not those of questions, conditions, reported speech, nor anything after a colon that introduces it. */
function clausesOf(text: string): string[] {
  const found: string[] = [];
  for (const whole of sentencesOf(text)) {
    const colon = whole.search(/:(?:\s|$)/u);
    const isOwn = colon === -1 || ADDRESS.test(whole.slice(0, colon).trim());
    const sentence = (isOwn ? whole.slice(colon + 1) : whole.slice(0, colon)).trim();
    const clauses = sentence
      .replace(/[.!;?？。！\s]+$/u, '')
      .split(/\s*,\s*|\s+[-–—]+\s+|\s+(?:and|but|then|so)\s+(?!on\b|kind\b|good\b)/u)
      .map((clause) => clause.trim());
    const isQuestion = QUESTION.test(sentence)
      ? !REQUEST.test(sentence)
      : /[?？]$/u.test(sentence) && ![sentence, ...clauses].some((each) => REQUEST.test(each));
    const isDangling = clauses.some((clause) => DANGLING.test(clause));
    if (sentence !== '' && !isQuestion && !CONDITION.test(sentence) && !isDangling) found.push(...clauses);
    if (!isOwn) break;
  }
  return found;
}

/** "All but the lasagne", "keep the lasagne". */
const EXCLUDED = regex`\b(?:(?:all|every\p{L}*|any\p{L}*|recipes|both) but|except(?: for)?|other than|apart from|besides|rather than|instead of|not|keep|leave|spare) (?:the |my |our |this )?${TITLE}`;

function requestsChange(kind: ChangeKind, text: string, title: string, isReferred: boolean): boolean {
  const clauses = clausesOf(text);
  if (EXCLUDED.test(text) || clauses.some((clause) => RETRACTION.test(clause))) return false;
  if (kind === 'edit' && !isReferred && !DESCRIBED.test(text)) return false;
  return (
    clauses.some((clause, at) => {
      if (kind === 'save') return SAVES.test(clause);
      if (kind === 'edit') return requestsEdit(clause, title);
      // "Delete the soup and the lasagne"
      const isListed = CONTINUES.test(clause) && REMOVES.test(clauses[at - 1] ?? '');
      return isListed ? isThatRecipe(clause, title, isReferred) : requestsDeletion(clause, title, isReferred);
    }) || requestsInOtherLanguage(kind, text, isReferred)
  );
}

function requestsInOtherLanguage(kind: ChangeKind, text: string, isReferred: boolean): boolean {
  return sentencesOf(text).some((whole) => {
    const [sentence = ''] = whole.trim().split(':');
    if (ENGLISH.test(sentence) || !FOREIGN.verbs[kind].test(sentence)) return false;
    if (FOREIGN.noRequest.test(sentence)) return false;
    if (/[?？]$/u.test(sentence) && !FOREIGN.request.test(sentence)) return false;
    if (kind !== 'delete') return true;
    const words = sentence.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu) ?? [];
    const isWhole = words.every((word) => FOREIGN.verbs.delete.test(word) || FOREIGN.filler.test(word));
    return isWhole && (sentence.includes(TITLE) || isReferred);
  });
}

const CONTINUES = regex`^(?:also )?(?:(?:the|my|our) |${TITLE})`;
const NAMES = String.raw`(?:recipes?|ones?|dish(?:es)?|meals?)`;
const DELETED =
  '(?:deleted|removed|erased|gone|binned|trashed|discarded|scrapped|thrown away|thrown out|out of my (?:cook ?book|recipes))';
const REMOVES = regex`${REQUEST_START}${VERBS.delete}(?!\p{L})(?<object>.*)$`;
/** The forms of a request to delete, each with what is to be deleted. */
const DELETIONS = [
  // "The lasagne should be deleted"
  regex`^(?<object>.+?) (?:should|must|can|has to|needs to|ought to|may) (?:be ${DELETED}|go)$`,
  // "I want the lasagne gone"
  regex`^(?:i|we)(?:'d| would)? (?:want|like|need|prefer|love)(?: to have)? (?<object>.+?) (?:to be )?${DELETED}$`,
  // "Throw the lasagne in the bin", "take it out of my cookbook"
  regex`${REQUEST_START}(?:throw|take|put|move)(?<object> .+?)(?: out)? (?:(?:in|into|to) (?:the |my )?(?:bin|trash|garbage|rubbish|waste)(?: bin| can)?|out of (?:my|the|our) (?:cook ?book|recipes|collection))$`,
  REMOVES,
];
const FILLERS =
  /\b(?:away|please|pls|now|then|immediately|forever|for good|permanently|completely|again|for me|thanks|thank you|too|as well|already|right)\b|\bout$/gu;
const SAVES = regex`${REQUEST_START}${VERBS.save}(?!\p{L})|^(?:i|we)(?:'d| would)? (?:want|like) (?:to have )?.{1,40} in my (?:cook ?book|recipes)`;

function requestsDeletion(clause: string, title: string, isReferred: boolean): boolean {
  const text = clause.replaceAll(FILLERS, '').replaceAll(/\s+/gu, ' ').trim();
  const object = DELETIONS.map((pattern) => pattern.exec(text)?.groups?.['object']).find((each) => each !== undefined);
  return object !== undefined && isThatRecipe(object.trim(), title, isReferred);
}

/** What follows the name of the recipe. */
const TAIL =
  /^(.*?)\b((?:from|off|out of|in|on|of|because|as|since|which|where|when|before|after|if|that i|i|we|you|until|instead)\b(?! them\b| these\b| those\b).*)$/u;
/** A deletion from the cookbook means the recipe; from elsewhere, a part of it ("the salt in the lasagne"), or it is for later. */
const ELSEWHERE =
  /^(?:after|before|when|until|if|(?:from|in|off|out of|on) (?!(?:my |the |our |your |this |last )*(?:cook ?book|recipes?|recipe (?:book|list)|collection|library|app|account|kitchen|larder|here|there|yesterday|today|week|month|year|\p{L}+day|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*|\d+)\b))/u;
/** Words of a reference to a recipe that are not part of its title. */
const SMALL_WORDS =
  /(?<![\p{L}\p{N}])(?:the|my|our|your|this|that|these|those|a|an|of|all|both|any|every|each|whole|entire|old|older|oldest|new|newer|newest|latest|recent|last|first|second|third|fourth|fifth|other|same|current|previous|awful|terrible|horrible|disgusting|stupid|silly|bad|boring|ugly|gross|failed|damn|duplicate|saved|here|there|one|two|three|four|five|\d+|number|recipe|recipes|ones|dish|dishes|meal|meals|it|them|everything|called|named|titled|for|with|favorite|least|most|generated|from)(?![\p{L}\p{N}])|[\p{P}\p{S}]/gu;
/** "My newest recipe", "all recipes": a reference that needs no earlier mention. */
const DESCRIBED = regex`\b(?:my|our|all|every|newest|latest|last|oldest|first|any|from|in)\b.*\b${NAMES}\b|\beverything\b|\b(?:newest|latest|last|oldest) (?:one|recipe)\b|^(?:all|all of (?:them|it))$`;
const POINTER = regex`^\s*$|\b(?:it|this|that|them|these|those|${NAMES}|all|everything|both|other|last|first|second|third|fourth|fifth|\d+)\b`;
/** In a shorter word, a typo makes another word. */
const TYPO_MIN_CHARACTERS = 5;

/** Whether the object of a deletion is the recipe of this title. `isReferred`: a recent message mentions that recipe. */
function isThatRecipe(object: string, title: string, isReferred: boolean): boolean {
  const [, head = object, tail = ''] =
    (/\b(?:recipes?|ones?) (?:for|of) /u.test(object) ? null : TAIL.exec(object)) ?? [];
  // "Can you delete recipes?" asks about an ability.
  if (head.trim() === 'recipes' || ELSEWHERE.test(tail)) return false;
  return isRecipe(head, title, isReferred || DESCRIBED.test(object));
}

/** Whether words name the recipe of this title, or only point to a recipe ("it", "the last one") and that is the one. */
function isRecipe(words: string, title: string, isPointedTo: boolean): boolean {
  const rest = words.replace(TITLE, '').replaceAll(SMALL_WORDS, ' ');
  if (words.includes(TITLE)) return rest.trim() === '';
  const known = titleWords(title);
  const isKnown = (word: string): boolean =>
    known.some((each) => each === word || (each.length >= TYPO_MIN_CHARACTERS && isTypoOf(word, each)));
  return titleWords(rest).every(isKnown) && (titleWords(rest).length > 0 || (isPointedTo && POINTER.test(words)));
}

const OTHER_LIST =
  /\b(?:to|from|in|into|on) (?:my |the |our )*(?:cook ?book|favou?rites?|collection|shopping list|meal plan|list|community)\b/u;
/** The forms of a request to edit, also without a verb: "less salt", "oat milk instead", "it needs more garlic". */
const EDITS = [
  regex`${REQUEST_START}${VERBS.edit}(?!\p{L})`,
  /^(?:(?:a|an?) (?:bit|little|lot) |much |slightly )?(?:more|less|fewer) (?!ideas?\b|recipes?\b|about\b|info|details?\b|of\b|please\b|suggestions?\b|like\b|tips?\b)\p{L}/u,
  /^(?!(?:i|we|he|she|they|it|my|our|what|you)\b).+\binstead(?: of .+)?$/u,
  regex`(?<!\p{L})(?:it|this|that|recipe|${TITLE}) (?:really |also |only )?(?:needs?|should|must|has to|ought to|could use) (?!not\b|i\b)`,
  regex`^(?:i|we)(?: want| need|(?:'d| would) (?:want|like|prefer|love)) (?:it|this|that|them|the|my|our|${TITLE})\b.*\b(?:\p{L}+er|more|less|fewer|with|without|to (?:be|have|serve|use|say)|for \d+|changed|renamed|edited|doubled|halved|vegan|vegetarian)\b`,
];

function requestsEdit(clause: string, title: string): boolean {
  if (/^no (?:changes?|edits?)\b/u.test(clause) || OTHER_LIST.test(clause) || requestsDeletion(clause, title, true))
    return false;
  const followUp = parseFollowUp(clause.replaceAll(TITLE, title));
  if (followUp !== undefined && followUp.kind !== 'again') return true;
  const figures = inFigures(clause).text;
  return EDITS.some((pattern, at) => pattern.test(figures) && (at === 0 || !/\b(?:not|never)\b|n't\b/u.test(clause)));
}
