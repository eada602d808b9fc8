import { type Doneness, minutesIn, sentencesFrom, SIMMERS } from '#dishes/cooking-method';
import type { Dish } from '#dishes/dish';
import { editFrom, timesIn } from '#dishes/edit-steps';
import type { MainFood } from '#dishes/main-food';

const SEAFOOD_MINUTES = { shrimp: 4, fish: 8 };
/** A sauce that braised meat for hours is done sooner without it, and boils away less water. */
const SAUCE_MINUTES = 30;
const SHARE_OF_WATER = 0.6;

export const addSeafood = (key: string, kind: 'fish' | 'shrimp'): string =>
  `Add {${key}} and simmer gently for {${SEAFOOD_MINUTES[kind]} min}, ${kind === 'fish' ? 'until it flakes' : 'until pink and firm'} (63 °C).`;

const LIFTED = /^ *(?:Lift|Take|Set|Move|Transfer)(?: (?:it|them|the meat|the \w+))? (?:out|aside|to a plate)[^{]*\.$/u;
const TENDER_CLAUSE =
  /,? (?:and )?until (?:the [\w ]+? (?:is|are) |it is |they are |very |nearly |almost |completely )*(?:(?:fork-)?tender|soft|falls? apart|so tender|a spoon can cut the \w+)\b[^.;[{]*/gu;
const IN_SAUCE = /\b(?:simmer|boil|bubble|heat|cook)\b/iu;
/** What is done with the meat when it is tender, and not with shrimp. */
const SHREDDED = /\b(?:pull|shred|mash|slice|carve|pick|rinse)/iu;
const COOKS = /\{(?:\d+-)?\d+ min\}/u;

/** Removes what a sentence does to the meat before the sauce is done. Amounts, seasoning and other foods stay. */
function withoutMeat(sentence: string, main: MainFood): string {
  const meat = String.raw`(?:\{${main.key}\}|the (?:${main.kind}|meat|${main.key}|pieces|cubes|chunks))`;
  const said = (pattern: string): RegExp => new RegExp(pattern.replaceAll('MEAT', meat), 'giu');
  return sentence
    .replaceAll(`{${main.key}, `, '{')
    .replaceAll(`, ${main.key}}`, '}')
    .replaceAll(said(String.raw`\bMEAT with (?:all )?its (\w+)`), 'the $1')
    .replaceAll(
      said(
        String.raw`^ *(?:season|pat|brown|sear|fry|rub|dust|toss|turn|return|add|color|mix)\b[^{.]*MEAT[^{.]*(?:\{(?:season|salt|rest [^}]*|[^}]* min)\}[^{.]*)*\.$`,
      ),
      '',
    )
    .replaceAll(
      said(String.raw`^( *)(?:brown|sear|fry) MEAT(?: in batches)? in (\{[^}]*\})([^.{]*)(?:\{[^}]* min\})?[^.{]*\.$`),
      '$1Heat $2$3.',
    )
    .replaceAll(
      said(String.raw`(?: and|, then|,) (?:brown|sear|fry|color) MEAT[^.{]*(?:\{[^}]* min\})?[^.{]*(?=\.$)`),
      '',
    )
    .replaceAll(said(String.raw`\b(?:return|add) MEAT(?: to (?:it|the \w+))?(?:,| with| and)? (?=\{)`), 'Add ')
    .replaceAll(said(String.raw`,? (?:and )?MEAT(?=, cover| and bring| with \{|\.$)`), '');
}

/**
 * Cooks the sauce of a braise by itself and adds fish or shrimp when it is done. Null if the meat is part of a
 * sentence that cannot be without it.
 */
export function seafoodAtTheEnd(dish: Dish, main: MainFood, done: Doneness, kind: 'fish' | 'shrimp'): Dish | null {
  const sentences = sentencesFrom(dish, main.key);
  const isAt = (one: Doneness, other: Doneness): boolean => one.step === other.step && one.sentence === other.sentence;
  const long = sentences.filter(({ sentence }) => SIMMERS.test(sentence) && minutesIn(sentence) >= 15);
  const total = long.reduce((sum, { sentence }) => sum + minutesIn(sentence), 0);
  const factor = Math.min(1, SAUCE_MINUTES / Math.max(1, total));
  if (sentences.some(({ sentence }) => SHREDDED.test(sentence.replaceAll(/\{[^}]*\}/gu, '')))) return null;
  const doneAt = sentences.findIndex((each) => isAt(each, done));
  // What boils down after the meat is tender does so before the seafood is added.
  const last =
    sentences
      .slice(doneAt)
      .findLast(({ sentence }) => IN_SAUCE.test(sentence) && COOKS.test(sentence) && !/\balong\b/u.test(sentence)) ??
    done;
  let removed = '';
  const edited = editFrom(dish, main.key, (sentence, at) => {
    if (LIFTED.test(sentence)) return '';
    if (/\balong\b/u.test(sentence)) return sentence;
    const isOfMeat = isAt(at, done) || long.some((each) => isAt(each, at));
    const bare = withoutMeat(
      (isOfMeat ? sentence.replaceAll(TENDER_CLAUSE, ', until the sauce has thickened') : sentence).replaceAll(
        COATS,
        'coats a spoon',
      ),
      main,
    );
    if (bare === '') removed += sentence;
    const text = isOfMeat && !NAMES_FOOD.test(bare) ? shortened(bare, factor) : bare.replaceAll(WATER, lessWater);
    return isAt(at, last) ? `${text} ${addSeafood(main.key, kind)}` : text;
  });
  const steps = edited.steps
    .map((step) =>
      /\{(?:season|salt)\}/u.test(removed)
        ? step.replace(`Add {${main.key}} and`, `Season {${main.key}} with {season}, add it and`)
        : step,
    )
    .map((step) => step.trim())
    .filter((step) => step !== '');
  return hasNoMeatBefore(steps.join(' '), main) ? { ...edited, steps, keeps: EATEN_FRESH } : null;
}

/** Unlike braised meat, fish and shrimp turn tough when they are warmed again. */
const EATEN_FRESH = 'Eat it fresh; what is left keeps for a day in the fridge.';

/** Shortens a simmer of hours to that of a sauce. One that names vegetables takes as long as they do. */
const shortened = (sentence: string, factor: number): string =>
  timesIn(sentence.replace(', stirring after an hour', ''), (each) =>
    each < 15 ? each : Math.max(10, Math.round((each * factor) / 5) * 5),
  ).replaceAll(WATER, lessWater);
const COATS = /coats the meat/gu;
const WATER = /\{(\d+) ml\}(?= of (?:hot |boiling )?water)/gu;
const lessWater = (_: string, ml: string): string => `{${Math.round((Number(ml) * SHARE_OF_WATER) / 10) * 10} ml}`;
const NAMES_FOOD = /^[^[]*\{(?!season\}|salt\}|pinch\})[a-z]/u;

/** True if the meat is named once, where it is added at the end, and nothing before speaks of it. */
function hasNoMeatBefore(text: string, { key, kind }: MainFood): boolean {
  const [before = '', ...others] = text.split(new RegExp(String.raw`\{[^}]*\b${key}\b[^}]*\}`, 'u'));
  const speaks = new RegExp(
    String.raw`\b(?:${kind}|${key}|meat|marinat\w+|brown (?:it|them)|juices|bones?|skim)\b(?! (?:stock|broth))`,
    'iu',
  );
  return others.length === 1 && !speaks.test(before.replaceAll(/\{[^}]*\}/gu, ''));
}
