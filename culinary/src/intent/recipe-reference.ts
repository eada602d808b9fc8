const POLITE =
  "please|hey|hi|hello|ok|okay|so|now|then|and|also|reece|just|can you|could you|would you|will you|i want to|i want you to|i need to|i'd like to|i'd like you to|i would like to|i would like you to|let me|let's|lets|help me|help me to|go ahead and";
/** Polite words and forms of asking before a command. */
export const LEAD = `^(?:(?:${POLITE}|can i|could i|may i) )*`;
/** The same without "can I", which asks whether something is possible. */
export const COMMAND_LEAD = `^(?:(?:${POLITE}) )*`;
export const TAIL = '(?: (?:please|thanks|thank you|now|again|for me|to me))*$';
const ORDINAL = '(?:first|second|third|fourth|fifth|last)';
const THAT = `(?<that>it|that|this|(?:the|that|this|my) (?:recipe|draft|dish)|(?:that|this) one|(?:the )?${ORDINAL}(?: one| recipe| result| draft)?)`;
const NAMED = String.raw`(?:(?<which>my|our|the) )?(?:recipe (?:(?:for|of|called|named|titled) )?)?(?<title>\S.{0,80}?)(?<noun> recipe| draft)?`;
/** One recipe: the one under discussion (group `that`), or one by its `title`. */
export const ONE = `(?:${THAT}|${NAMED})`;

/** Phrases that do not name one recipe: "some tips", "how to poach an egg", "vegan recipes". */
export const NO_TITLE =
  /^(?:an?|some|any|all|more|another|every|each|your|me|us|them|these|those|both|how|why|what|whats|what's|which|who|where|when|whether|if)\b|^(?:my|our|the|favou?rites?|cookbook|recipes?)$|\brecipes$/iu;
