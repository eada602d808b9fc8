import type { z } from 'zod';

import type { Reply } from './model-exchange.ts';
import type { ModelMessage } from './model.ts';
import { visibleText } from './answer-filter.ts';
import { readJson } from './read-json.ts';

const ISSUES_MAX = 20;
const PROBLEM_MAX_CHARACTERS = 2_000;
/** How much of an invalid answer is sent back to the model. */
const SHOWN_MAX_CHARACTERS = 20_000;

type Checked<Value> = { readonly value: Value } | { readonly problem: string };

/** Parses a reply and validates it. `problem` is written for the model. */
export function checkReply<Schema extends z.ZodType>(reply: Reply, schema: Schema): Checked<z.output<Schema>> {
  if (reply.text.trim() === '') return { problem: 'It was empty.' };
  const json = readJson(reply.text);
  if (json === undefined) {
    // A schema may accept plain text, such as a list in lines.
    const asText = reply.isCutOff ? undefined : schema.safeParse(visibleText(reply.text));
    if (asText?.success === true) return { value: asText.data };
    return { problem: reply.isCutOff ? 'It was cut off before its end; be shorter.' : 'It was no valid JSON.' };
  }
  const { success, data, error } = schema.safeParse(json);
  if (success) return { value: data };
  const issues = error.issues
    .slice(0, ISSUES_MAX)
    .map(({ path, message }) => `- ${path.map(String).join('.')}: ${message}`);
  return { problem: issues.join('\n').slice(0, PROBLEM_MAX_CHARACTERS) };
}

/** The messages that ask the model to correct its answer. */
export function askForCorrection(
  messages: readonly ModelMessage[],
  { text }: Reply,
  problem: string,
): readonly ModelMessage[] {
  const invalidText = text.slice(0, SHOWN_MAX_CHARACTERS);
  return [
    ...messages,
    // Services reject empty messages.
    ...(invalidText.trim() === '' ? [] : [{ role: 'assistant', content: invalidText } as const]),
    {
      role: 'user',
      content: `That answer could not be used:\n${problem}\nAnswer again with the whole corrected JSON and nothing else.`,
    },
  ];
}
