import type { Generation } from '@larder/contract/assistant';
import type { ChatMessage } from '@larder/contract/chat';
import { checkRecipe } from '@larder/culinary/check-recipe';

import { languageOf } from './answer-language.ts';
import type { ChatExpectation, RecipeTask } from './task.ts';

/** What is wrong with an answer; undefined if it is right. */
export type Problem = string | undefined;

/** Judges a generated recipe: its format, the given foods, the servings, the time and the diets. */
export function judgeRecipe({ wish, foods }: RecipeTask, { recipe, problem, answered_by }: Generation): Problem {
  if (recipe === null) return problem ?? 'There is no recipe';
  if (answered_by === 'kitchen') return NOT_BY_MODEL;
  const { servings, minutes, diets = [], without = [] } = wish;
  if (servings !== undefined && recipe.servings !== servings) {
    return `It serves ${recipe.servings} instead of ${servings}`;
  }
  const total = recipe.preparation_time + recipe.cooking_time;
  if (minutes !== undefined && total > minutes) return `It takes ${total} minutes instead of ${minutes}`;
  const [finding] = checkRecipe(recipe, { diets, without }).filter(({ certainty }) => certainty === 'breaks');
  if (finding !== undefined) return `It is not ${finding.rule}: ${finding.text}`;
  return missingFood(foods, recipe.ingredients);
}

/** Judges the last answer of a conversation. */
export function judgeAnswer(expected: ChatExpectation, answer: ChatMessage): Problem {
  if (answer.state !== 'done') return `The answer ${answer.state}: ${answer.content}`;
  if (answer.answered_by === 'kitchen') return NOT_BY_MODEL;
  return judgeProposal(expected, answer) ?? judgeText(expected, answer);
}

const NOT_BY_MODEL = 'The kitchen engine answered instead of the model';

function judgeProposal({ proposes, title, foods = [], without }: ChatExpectation, { proposal }: ChatMessage): Problem {
  if (proposes === undefined) return undefined;
  if (proposes !== (proposal?.kind ?? null)) {
    return `It proposes ${proposal?.kind ?? 'nothing'} instead of ${proposes ?? 'nothing'}`;
  }
  const recipe = proposal?.after ?? proposal?.before;
  if (recipe === undefined || recipe === null) return undefined;
  if (title !== undefined && !title.test(recipe.title)) return `Its title is “${recipe.title}”`;
  const bad = without === undefined ? undefined : recipe.ingredients.find((line) => without.test(line));
  return bad === undefined ? missingFood(foods, recipe.ingredients) : `It contains ${bad}`;
}

function judgeText({ names, says = [], language }: ChatExpectation, answer: ChatMessage): Problem {
  const { content, results, citations } = answer;
  const named = [content, ...results.map(({ title }) => title), ...citations.map(({ title }) => title)];
  if (names !== undefined && !named.some((text) => names.test(text))) return 'It does not name the recipe';
  const found = languageOf(content);
  if (language !== undefined && found !== language)
    return `It is in “${found ?? 'no language'}” instead of “${language}”`;
  const missing = says.find((each) => !each.test(content));
  return missing === undefined ? undefined : `It does not say ${wordsOf(missing)}`;
}

function missingFood(foods: readonly RegExp[], lines: readonly string[]): Problem {
  const missing = foods.find((food) => !lines.some((line) => food.test(line)));
  return missing === undefined ? undefined : `It has no ${wordsOf(missing)}`;
}

/** The alternatives of a pattern as words. */
const wordsOf = ({ source }: RegExp): string => source.replaceAll(/\\b|\(\?:|\)/gu, '').replaceAll('|', ' or ');
