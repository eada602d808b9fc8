// Comparisons of size, thickness or look; none of it is in the dish.
const COMPARISONS =
  /\b(?:(?:size|shape|thickness|consistency|texture|colou?r|look) of|resembl(?:es?|ing)|(?:looks?|feels?|smells?|tastes?) like|as (?:thick|thin|big|large|small|fine|coarse) as|similar to)\s+(?:(?:an?|the|small|large|big|thick|thin|heavy|double|single|pouring|whipped|softened|wet|coarse|fine|dried|rough|ripe)\s+)*[\p{L}\p{M}]+(?:\s(?:cream|crumbs?|batter|sand|flour|butter|milk|nuts?|beans?))?/giu;
// Starts only at word starts; from each letter of a long word it would be quadratic.
const SHAPED =
  /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?:-(?:brown|like|style)|[-\s](?:sized?|shaped|colou?red|flavou?red))(?![\p{L}\p{M}])|\bnut brown\b/giu;
// "Coil like a snail", "as hot as caramel", "pour like heavy cream".
const LIKE =
  /\b(?:like|as (?:hot|smooth|runny) as)\s+(?:(?:an?|thin|thick|heavy|light|pouring)\s+){0,2}(?:snails?|cream|caramel|custard)\b|\binto\s+(?:[\p{L}\p{M}]+\s+){0,2}(?:sausages|snails?|cones?)\b/giu;
const LEFT_OUT =
  /\b(?:instead of|in place of|rather than|without|no|not|never|omit|skip|avoid|leave out)\s+(?:(?:any|the|a|an|more|adding|using)\s+)*[\p{L}\p{M}-]+(?:\s[\p{L}\p{M}-]+)?/giu;

export const blank = (text: string): string => ' '.repeat(text.length);

/** Replaces what a text only compares with, or leaves out, by blanks: "size of a walnut", "without nuts". */
export const withoutComparisons = (text: string): string =>
  [COMPARISONS, LIKE, LEFT_OUT, SHAPED].reduce((left, pattern) => left.replaceAll(pattern, blank), text);
