import { setTimeout } from 'node:timers/promises';

import { v7 as uuidv7 } from 'uuid';

import type { ModelEvaluation, ModelSkill, SkillScore } from '@larder/contract/model-evaluation';
import { assistantRoutes, type Generation } from '@larder/contract/assistant';
import { type ChatMessage, chatRoutes } from '@larder/contract/chat';
import { recipesRoutes } from '@larder/contract/recipes';
import type { Route } from '@larder/contract/route';

import { CHAT_TASKS, COOKBOOK } from './chat-tasks-data.ts';
import { judgeAnswer, judgeRecipe, type Problem } from './judge.ts';
import { RECIPE_TASKS } from './recipe-tasks-data.ts';
import type { EvaluationTask } from './task.ts';

/** Sends a request of a signed-in user with an empty cookbook, and returns the body of the response. Throws if it is an error. */
export type SendRequest = (
  route: Route,
  request: { readonly params?: Readonly<Record<string, string>>; readonly body?: object },
) => Promise<unknown>;

/** The result of one task. */
export interface TaskResult {
  readonly skill: ModelSkill;
  /** What the model was asked. */
  readonly task: string;
  /** What is wrong with its answer; undefined if it is right. */
  readonly problem: Problem;
}

export const EVALUATION_TASKS: readonly EvaluationTask[] = [...RECIPE_TASKS, ...CHAT_TASKS];

const POLL_MS = 200;

/**
 * Gives the model all tasks through the app, one after the other because a local model answers one at a time. `onResult` is called after
 * each. The app must not fall back on the kitchen engine.
 */
export async function evaluateModel(
  send: SendRequest,
  onResult: (result: TaskResult) => Promise<void>,
): Promise<TaskResult[]> {
  for (const recipe of COOKBOOK) await send(recipesRoutes.createRecipe, { body: recipe });
  const results: TaskResult[] = [];
  for (const task of EVALUATION_TASKS) {
    const result = { skill: task.skill, task: describeTask(task), problem: await judge(send, task) };
    results.push(result);
    await onResult(result);
  }
  return results;
}

async function judge(send: SendRequest, task: EvaluationTask): Promise<Problem> {
  return 'wish' in task
    ? judgeRecipe(task, await generate(send, task.wish))
    : judgeAnswer(task.expects, await ask(send, task.message));
}

async function generate(send: SendRequest, wish: object): Promise<Generation> {
  const { createGeneration, getGeneration } = assistantRoutes;
  const started = await send(createGeneration, { body: { kind: 'ingredients', id: uuidv7(), ...wish } });
  let generation = createGeneration.response.parse(started);
  while (generation.state === 'running') {
    await setTimeout(POLL_MS);
    generation = getGeneration.response.parse(await send(getGeneration, { params: { id: generation.id } }));
  }
  return generation;
}

async function ask(send: SendRequest, content: string): Promise<ChatMessage> {
  const { sendMessage } = chatRoutes;
  return sendMessage.response.parse(
    await send(sendMessage, { body: { id: uuidv7(), conversation_id: uuidv7(), content } }),
  );
}

function describeTask(task: EvaluationTask): string {
  if ('message' in task) return task.message;
  const { ingredients, servings, minutes, diets = [], without = [] } = task.wish;
  const rules = [...diets, ...without.map((food) => `without ${food}`)];
  return [
    ingredients.join(', '),
    ...(servings === undefined ? [] : [`for ${servings}`]),
    ...(minutes === undefined ? [] : [`in ${minutes} minutes`]),
    ...rules,
  ].join('; ');
}

const TRUSTED_SHARE = 0.9;
const MOSTLY_SHARE = 0.7;
const MISSES_MAX_CHARACTERS = 300;

/** Counts the results by skill. */
export function summarize(results: readonly TaskResult[]): Pick<ModelEvaluation, 'scores' | 'misses'> {
  const scores = [...Map.groupBy(results, ({ skill }) => skill)].map(([skill, all]): SkillScore => {
    const right = all.filter(({ problem }) => problem === undefined).length;
    const share = right / all.length;
    const verdict = share >= TRUSTED_SHARE ? 'trusted' : share >= MOSTLY_SHARE ? 'mostly' : 'not';
    return { skill, right, tasks: all.length, verdict };
  });
  const misses = results.flatMap(({ skill, task, problem }) =>
    problem === undefined ? [] : [{ skill, task, problem: problem.slice(0, MISSES_MAX_CHARACTERS) }],
  );
  return { scores, misses };
}
