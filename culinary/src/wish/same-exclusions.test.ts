import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { loadAllNames } from '#all-names';
import { foodObjection, parseEater, parseExclusions } from '#answers/eater';
import { parseQuestion } from '#answers/question';
import { parseRequest } from '#compose/parse-request';
import { violationOf } from '#compose/constraints';
import { findFood, type Food } from '#ingredient-catalogue';
import { parseSearchPhrase } from '#search/phrase';
import { parseLastingRules, parseRow, parseWish } from '#wish';
import type { StatedRules } from '#wish/restrictions';

beforeAll(loadAllNames);

/** How a person says what they must not or do not eat. `X` is the list. */
const OF_A_PERSON = [
  'I am allergic to X',
  'I’m allergic to X',
  'im allergic to X',
  'allergic to X',
  'allergy to X',
  'allergies: X',
  'ALLERGY: X',
  'my son is allergic to X',
  'my son is severely allergic to any X',
  'we are both allergic against X',
  'my daughter has an allergy to X',
  'my allergies are X',
  'a guest is intolerant to X',
  'sensitive to X',
  'I have a X allergy',
  'X allergy',
  'X allergies',
  'X-allergy',
  'for my X allergic son',
  'for a X intolerant friend',
  'anaphylactic to X',
  'I react to X',
  'she reacts badly to X',
  'X make me sick',
  'I can’t eat X',
  'I cant eat X',
  'I cannot eat X',
  'I can not eat any X',
  'she can never eat X',
  'we must not eat X',
  'he may not eat X',
  'he mustn’t have X',
  'she can’t have X',
  'they aren’t allowed to eat X',
  'he is not allowed X',
  'I don’t eat X',
  'i dont eat X',
  'I do not eat X',
  'he doesn’t eat X',
  'he will not eat X',
  'he won’t eat X',
  'I never eat X',
  'he eats no X',
  'unable to eat X',
  'I can’t stand X',
  'I can’t tolerate X',
  'I can’t go near X',
  'I hate X',
  'she hates X',
  'I dislike X',
  'I don’t like X',
  'not a fan of X',
  'I have to avoid X',
  'he avoids X',
  'he has to stay away from X',
  'steer clear of X',
] as const;

/** How one dish is asked for without them. */
const OF_A_DISH = [
  'without X',
  'avoid X',
  'avoiding X',
  'without any X',
  'without using X',
  'w/o X',
  'no X',
  'no X please',
  'with no X',
  'never X',
  'minus X',
  'sans X',
  'skip the X',
  'hold the X',
  'leave out the X',
  'leave the X out',
  'omit X',
  'excluding X',
  'except X',
  'free of X',
  'free from X',
  'X-free',
  'X free',
  'I don’t want X',
  'do not use X',
  'don’t add any X',
  'not containing X',
  'that does not contain X',
  'nothing with X',
  'zero X',
] as const;

const THINGS = {
  nuts: ['almond', 'peanut', 'walnut'],
  eggs: ['egg', 'mayonnaise'],
  milk: ['milk', 'butter', 'cream'],
  fish: ['salmon', 'anchovy'],
  sesame: ['sesame seed', 'tahini'],
} as const;
type Thing = keyof typeof THINGS;
const THING_NAMES = ['nuts', 'eggs', 'milk', 'fish', 'sesame'] as const satisfies readonly Thing[];
const ALL = [...Object.values(THINGS).flat(), 'chicken', 'carrot', 'rice'];
const LISTS: readonly (readonly Thing[])[] = [['nuts'], ['eggs'], ['milk', 'fish'], ['sesame']];
const JOINTS = [' and ', ' or ', ' & ', ', ', ' nor ', '/'] as const;

const PLACES: readonly ((said: string) => string)[] = [
  (said) => said,
  (said) => `chicken soup, ${said}`,
  (said) => `chicken and rice. ${said}.`,
  (said) => `${said}. What can I cook with rice?`,
  (said) => `${said}! Chicken soup`,
  (said) => `dinner with carrots (${said})`,
  (said) => `carrots; ${said}; rice`,
  (said) => `rice\n${said}\nchicken`,
  (said) => said.toUpperCase(),
];

const listOf = (things: readonly Thing[], joint: string): string =>
  things.length < 3 ? things.join(joint) : `${things.slice(0, -1).join(', ')}${joint}${things.at(-1) ?? ''}`;

const say = (phrase: string, list: string): string => phrase.replace('X', list);

function foodNamed(name: string): Food {
  const found = findFood(name);
  if (found === null) throw new Error(`No food is called ${name}`);
  return found.food;
}

const excludedBy = (rules: StatedRules): string[] => {
  const objectionTo = foodObjection(rules);
  return ALL.filter((name) => objectionTo(foodNamed(name)) !== null);
};

/** Each part of the app that reads exclusions from a text, as the foods of the panel that it excludes. */
const PARTS: Readonly<Record<string, (text: string) => string[]>> = {
  'a wish': (text) => excludedBy(parseWish(text)),
  'a row of the wizard': (text) => excludedBy(parseRow(text)),
  'a request to compose': (text) => {
    const { constraints } = parseRequest({ ingredients: [text], seed: '' });
    return ALL.filter((name) => violationOf(foodNamed(name), constraints) !== null);
  },
  'a question about own recipes': (text) => excludedBy(parseExclusions(text)),
};
const PARTS_OF_A_PERSON: Readonly<Record<string, (text: string) => string[]>> = {
  ...PARTS,
  'a chat about what the eater cannot have': (text) => excludedBy(parseEater(text)),
  'the rules that a conversation retains': (text) => excludedBy(parseLastingRules(text)),
  'a cooking question': (text) => ALL.filter((name) => parseQuestion(text).objectionTo(foodNamed(name)) !== null),
};

const expectedFor = (things: readonly Thing[]): string[] => excludedBy({ diets: [], without: things });

function expectSame(parts: typeof PARTS, text: string, things: readonly Thing[]): void {
  const expected = expectedFor(things);
  expect(expected).toEqual(expect.arrayContaining(things.flatMap((thing) => THINGS[thing])));
  for (const [part, read] of Object.entries(parts)) expect.soft(read(text), `${part}: ${text}`).toEqual(expected);
  const { words } = parseSearchPhrase(text);
  for (const thing of things) expect.soft(words, `search: ${text}`).not.toContain(thing.replace(/s$/u, ''));
}

describe('every part of the app excludes the same foods', () => {
  test.each(OF_A_PERSON)('%s', (phrase) => {
    for (const things of LISTS) expectSame(PARTS_OF_A_PERSON, say(phrase, listOf(things, ' and ')), things);
  });

  test.each(OF_A_DISH)('%s', (phrase) => {
    for (const things of LISTS) expectSame(PARTS, say(phrase, listOf(things, ' and ')), things);
  });

  test.each([
    ['of a person', OF_A_PERSON, PARTS_OF_A_PERSON],
    ['of a dish', OF_A_DISH, PARTS],
  ] as const)('in any list, at any position: exclusions %s', { timeout: 60_000 }, (_whose, phrases, parts) => {
    const asked = fc.record({
      phrase: fc.constantFrom(...phrases),
      things: fc.uniqueArray(fc.constantFrom(...THING_NAMES), { minLength: 1, maxLength: 4 }),
      joint: fc.constantFrom(...JOINTS),
      place: fc.constantFrom(...PLACES),
    });
    fc.assert(
      fc.property(asked, ({ phrase, things, joint, place }) => {
        expectSame(parts, place(say(phrase, listOf(things, joint))), things);
      }),
      { numRuns: 250 },
    );
  });
});

test.each(['no oven', 'without an oven', 'I don’t have a blender', 'without a blender', 'no microwave', 'no fuss'])(
  'no part of the app takes %j for the exclusion of a food',
  (said) => {
    for (const text of [said, `rice, ${said}`, `${said}. Chicken and rice`]) expectSame(PARTS_OF_A_PERSON, text, []);
    const { missing, constraints } = parseRequest({ ingredients: ['rice', said], seed: '' });
    expect(constraints.exclusions).toEqual([]);
    expect(missing.length).toBe(said === 'no fuss' ? 0 : 1);
  },
);
