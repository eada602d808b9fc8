import type { TextSpan } from '#line/ingredient-line-type';
import { sentenceSpan } from '#steps/sentence';
import type { StepWord } from '#steps/step-words';

const VERBS: ReadonlySet<string> = new Set(
  'bake boil simmer fry roast cook sauté saute poach steam grill broil toast rest chill cool freeze marinate marinade soak knead prove proof rise ferment infuse steep stew braise sear brown blanch whisk beat mix blend reduce bubble melt warm soften sweat caramelize caramelise stand sit set refrigerate pickle brine smoke microwave stirfry thicken drain dry wilt char crisp hydrate bloom defrost thaw churn cure press process pulse barbecue dehydrate wait backen kochen köcheln braten ruhen ziehen garen dünsten cuire mijoter reposer cocer hornear reposar cuocere'.split(
    ' ',
  ),
);
// Verbs beside the timed cooking: "simmer, stirring now and then, for 20 minutes".
const ACCOMPANYING_VERBS: ReadonlySet<string> = new Set(
  'heat preheat leave stir toss turn shake flip baste cover uncover add pour put place return transfer'.split(' '),
);

function stems(word: string): string[] {
  const forms = [word];
  for (const ending of ['ing', 'ed', 'en', 'd', 's', 'es']) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue;
    const stem = word.slice(0, -ending.length);
    forms.push(stem, `${stem}e`);
    if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  }
  return forms;
}

const verbIn = (word: string, verbs: ReadonlySet<string>): string | null =>
  stems(word).find((stem) => verbs.has(stem)) ?? null;

/**
 * Returns the verb that a duration belongs to: the nearest cooking verb before it in its clause, else after it there
 * (German and Spanish order), else before it in its sentence.
 */
export function timerVerb(text: string, words: readonly StepWord[], at: TextSpan): string | null {
  const sentence = sentenceSpan(text, at);
  const clauseStart = Math.max(sentence.start, text.lastIndexOf(',', at.start) + 1);
  const stop = text.slice(at.end, sentence.end).search(/,|\b(?:until|till|or|bis|before|and)\b/iu);
  const clauseEnd = stop < 0 ? sentence.end : at.end + stop;
  const near = words.filter((word) => word.start >= sentence.start && word.end <= sentence.end);
  const find = (from: number, to: number, verbs: ReadonlySet<string>, back: boolean): string | null => {
    const some = near.filter((word) => word.start >= from && word.end <= to);
    for (const word of back ? some.toReversed() : some) {
      // "Boiling water", "over medium heat" are nouns.
      if (
        /^(?:boiling|simmering)$/iu.test(text.slice(word.start, word.end)) &&
        /^ (?:salted )?water/u.test(text.slice(word.end, word.end + 14))
      )
        continue;
      const verb = verbIn(text.slice(word.start, word.end).toLowerCase(), verbs);
      if (verb !== null) return verb;
    }
    return null;
  };
  return (
    find(clauseStart, at.start, VERBS, true) ??
    find(at.end, clauseEnd, VERBS, false) ??
    find(sentence.start, at.start, VERBS, true) ??
    find(at.end, sentence.end, VERBS, false) ??
    find(sentence.start, at.start, ACCOMPANYING_VERBS, true) ??
    find(at.end, sentence.end, ACCOMPANYING_VERBS, false)
  );
}
