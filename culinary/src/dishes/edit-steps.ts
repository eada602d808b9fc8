import { type Doneness, SENTENCE } from '#dishes/cooking-method';
import type { Dish } from '#dishes/dish';

export const TIME = /\{(?:\d+-)?(\d+) min\}/gu;
/** Changes every time over heat in a sentence of a step template. */
export const timesIn = (sentence: string, change: (minutes: number) => number): string =>
  sentence.replaceAll(TIME, (_, minutes: string) => `{${change(Number(minutes))} min}`);

type Edit = (sentence: string, at: Doneness) => string;

/** Applies a function to every sentence of the steps from the main food on. */
export function editFrom(dish: Dish, key: string, edit: Edit): Dish {
  let hasBegun = false;
  return {
    ...dish,
    steps: dish.steps.map((text, step) =>
      text.replaceAll(SENTENCE, (sentence) => {
        hasBegun ||= new RegExp(String.raw`\{[^}]*\b${key}\b[^}]*\}`, 'u').test(sentence);
        return hasBegun ? edit(sentence, { step, sentence }) : sentence;
      }),
    ),
  };
}
