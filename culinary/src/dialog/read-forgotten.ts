import type { FactKind, Forgotten } from '#dialog/facts';
import { findVulnerableEater } from '#wish/vulnerable-eater';

const FORGET_ALL =
  /(?<!\b(?:n't|not|never) )\b(?:forget|ignore|drop|clear|reset) (?:all|everything)\b|\bstart (?:over|again|from scratch|afresh)\b|\bnew topic\b/u;

const PERSON = String.raw`\b(?:(?:i|we|you|he|she|they)(?: am|'m| are|'re| is|'s| was| were)|im|(?:my|our) (?:\p{L}+ )?\p{L}+(?: is|'s| are))(?: actually| really| in fact)?`;
const NO_LONGER = String.raw`(?: no longer| not|n't)`;
const END = String.raw`(?: any ?more| any longer| after all| at all|$|[.!?;,])`;

/** What people say to take a fact back, and the kinds of facts that it can mean. */
const PATTERNS: readonly (readonly [RegExp, readonly FactKind[]])[] = [
  [
    /(?<!\b(?:n't|not|never) )\b(?:forget|ignore|disregard) (?:about )?(?:the |my |that |it'?s )?(?<what>[^.!?;]{2,60})/u,
    ['diet', 'without', 'eater', 'servings', 'minutes', 'missing', 'foods'],
  ],
  // "Drop the nuts" leaves them out, so that it takes back no exclusion.
  [
    /(?<!\b(?:n't|not|never) )\b(?:drop|never mind|skip) (?:about )?(?:the |my |that |it'?s )?(?<what>[^.!?;]{2,60})/u,
    ['diet', 'servings', 'minutes', 'missing', 'foods'],
  ],
  [
    new RegExp(
      String.raw`${PERSON}${NO_LONGER} (?:an? |on an? |strictly )?(?<what>(?!allerg|intoleran)[^.!?;,]{2,40}?)${END}`,
      'u',
    ),
    ['diet', 'eater'],
  ],
  // "Not vegan any more", without a subject.
  [
    /^(?:(?:no|actually|and|but|so|ok|okay)[, ]+)*(?:not (?:an? )?(?<what>[\p{L} -]{3,30}?) (?:any ?more|any longer|now)|no longer (?:an? )?(?<lapsed>[\p{L} -]{3,30}))(?: actually| though| please)*(?:$|[.!;,])/u,
    ['diet', 'eater', 'missing'],
  ],
  [
    new RegExp(
      String.raw`(?:${PERSON}${NO_LONGER}|\bnever was|\bnever were) (?:allergic|intolerant) to (?<what>[^.!?;]{2,60}?)${END}`,
      'u',
    ),
    ['diet', 'without'],
  ],
  [/\b(?:is|'s|isn't|not|n't)(?: not)? for (?:an? |the |my |our )?(?<what>bab(?:y|ies)|toddlers?)\b/u, ['eater']],
  [
    /(?:^|[,;] |\b(?:but|and|now|actually) )(?<what>[\p{L} ]{3,40}?) (?:is|are) (?:fine|ok|okay|allowed|all right|alright)(?: again| now| after all| too| for (?:me|us))*(?:$|[.!;,])/u,
    ['without'],
  ],
  [
    /\b(?:i|we|he|she|they) (?:can|do|may|could) (?:eat|have) (?<what>[\p{L} ,]{3,40}?)(?: again| now| after all)(?:$|[.!;,])/u,
    ['diet', 'without'],
  ],
  [
    /\b(?:i|we)(?:'ve)? (?:do have|have got|got|now have|have now|(?:have )?found|(?:have )?bought|own) (?:an? |the |my |our )?(?:new )?(?<what>[\p{L} ]{3,30}?)(?: now| again| after all)?(?:$|[.!;,])/u,
    ['missing'],
  ],
  [
    /\b(?:the |my |our )(?<what>[\p{L} ]{3,20}?) (?:works\b|is (?:fine|fixed|repaired|back|working)\b|(?:was|got|has been) (?:fixed|repaired)\b)/u,
    ['missing'],
  ],
  [
    /\b(?:out of|(?:used|ate) (?:up )?(?:all )?|no more|have no|don't have(?: any)?(?: more)?) ?(?:the |any |my |our )?(?<what>[\p{L} ]{3,40}?)(?: left| any ?more| already)?(?:$|[.!?;,])/u,
    ['foods'],
  ],
  [/\b(?:the |my |our )(?<what>[\p{L} ]{3,30}?) (?:is|are) (?:gone|finished|used up|spoiled|off|moldy)\b/u, ['foods']],
  [
    /(?<what>\bno (?:rush|hurry)\b|\b(?:plenty of|more|all the|enough) time\b|\b(?:i|we) (?:do )?have time\b|\btake (?:your|my|our) time\b|\btime (?:is no|does ?n[o']t)\b)/u,
    ['minutes'],
  ],
];

/** What a sentence takes back. `text`: the sentence in lower case with plain signs. */
export function readForgotten(text: string): { readonly forgets: readonly Forgotten[]; readonly forgetsAll: boolean } {
  if (FORGET_ALL.test(text)) return { forgets: [], forgetsAll: true };
  const forgets = PATTERNS.flatMap(([pattern, of]) => {
    const groups = pattern.exec(text)?.groups;
    const what = groups?.['what'] ?? groups?.['lapsed'];
    return what === undefined ? [] : [{ text: what, of }];
  });
  // "My baby is 13 months old now".
  const isOlder = /\bbab(?:y|ies)\b/u.test(text) && findVulnerableEater(text) === 'toddler';
  return { forgets: isOlder ? [...forgets, { text: 'baby', of: ['eater'] }] : forgets, forgetsAll: false };
}
