import { type Rule, topicOf } from '#dialog/topic-of';

/** "I burnt my pot" asks how to get it clean. */
export const BURNT_POT =
  /^(?:oh no,? )?(?:i|we)(?:'ve| have)? (?:just |accidentally )?(?:burn(?:t|ed)|scorched) (?:the bottom of )?(?:my|the|our|an?) (?<pot>(?:\p{L}+ )?(?:pot|pan|saucepan|casserole|wok|tray|skillet|frying pan))\b/iu;
const MATERIAL =
  /^(?:(?:it|they)(?:'s| is| are)|if (?:it|they)(?:'s| is| are)|is (?:it|that) different for|for|with|and if it's)? ?(?:an? |made of |only )*(?<material>stainless(?: steel)?|steel|cast iron|enamel(?:ed|led)?|aluminium|aluminum|non-?stick|teflon|copper|glass|ceramic)(?: (?:one|pot|pan))?$/iu;

export const material: Rule = ({ rest }, { question }) => {
  const said = MATERIAL.exec(rest)?.groups?.['material'];
  if (said === undefined || !/\b(?:pot|pan|saucepan|casserole|wok|tray|skillet)\b/iu.test(question)) return [];
  return [`${question} ${said}`];
};

/** "Which one for pancakes?" after a question about kinds of flour. */
const WHICH_FOR =
  /^(?:which|what)(?: (?:one|ones|kind|type|of (?:them|these|those)))?(?: (?:is|are|do i (?:use|need|take)))?(?: (?:the )?best)? for (?<use>.{2,60})$/iu;
/** "Will a potato help?" after a mishap. */
const WILL_HELP =
  /^(?:will|would|does|do|can|could) (?:adding )?(?:an? |some |the )?(?<what>[\p{L} ]{2,40}?) help(?: (?:it|here|with it|with that))?$/iu;
/** "How much for 2 eggs?" after "what can I use instead of eggs?". */
const INSTEAD_OF_AMOUNT =
  /^how much (?:do i (?:need|use|take) )?(?:for|instead of) (?<amount>(?:\d|an? |one |two |three ).{2,40})$/iu;
/** "How much is a cup?" of the food before. */
const OF_A_MEASURE =
  /^how (?:much|heavy|many grams)(?: (?:is|does|are in|in))? (?:an? |one |in a )(?<unit>cup|tablespoon|teaspoon|stick|liter|litre)(?: weigh)?$/iu;

export const ofTopic: Rule = ({ rest }, { question }) => {
  const topic = topicOf(question);
  const use = WHICH_FOR.exec(rest)?.groups?.['use'];
  if (use !== undefined) return topic === '' ? [] : [`which ${topic} for ${use}`];
  const help = WILL_HELP.exec(rest)?.groups?.['what'];
  if (help !== undefined) return [`${question}, will ${help} help`, question];
  const other = /^for (?<use>.{2,60})$/iu.exec(rest)?.groups?.['use'];
  const kinds = /^which .{2,40}? for /iu.exec(question)?.[0];
  if (other !== undefined && kinds !== undefined) return [kinds + other];
  const instead = INSTEAD_OF_AMOUNT.exec(rest)?.groups?.['amount'];
  if (instead !== undefined && /\binstead of\b/iu.test(question)) return [`what can I use instead of ${instead}`];
  const unit = OF_A_MEASURE.exec(rest)?.groups?.['unit'];
  return unit === undefined || topic === '' ? [] : [`how much is a ${unit} of ${topic}`];
};
