import type { z } from 'zod';

import type { TokenScope } from '@larder/contract/route';

import { AppError } from '#platform/app-error.ts';
import type { Tool, ToolCall } from '#platform/models/model.ts';

import { wrapUntrusted } from './untrusted-data.ts';
import type { ToolContext } from './tool-context.ts';

/** A tool that a model may call on behalf of the user, with the user's permissions. */
export interface KitchenTool extends Tool {
  /** Shown to the user while the tool runs. */
  readonly status: string;
  readonly requiredScopes: readonly TokenScope[];
  /** Returns the result for the model. Refusals and invalid input are results too. */
  run(context: ToolContext, input: unknown): Promise<string>;
}

interface ToolDefinition<Schema extends z.ZodType> {
  readonly name: string;
  readonly description: string;
  readonly status: string;
  readonly requiredScopes: readonly TokenScope[];
  readonly parameters: Schema;
  execute(context: ToolContext, input: z.output<Schema>): Promise<unknown>;
}

/** The reason why a tool did nothing, for the model. */
export class ToolRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ToolRefusal';
  }
}

export function defineTool<Schema extends z.ZodType>({ execute, ...tool }: ToolDefinition<Schema>): KitchenTool {
  return {
    ...tool,
    run: async (context, input) => {
      const parsed = tool.parameters.safeParse(input);
      if (!parsed.success) return refusal(problemsOf(parsed.error));
      try {
        return wrapUntrusted((await execute(context, parsed.data)) ?? null);
      } catch (error) {
        if (error instanceof ToolRefusal) return refusal(error.message);
        if (error instanceof AppError && error.code !== 'internal') return refusal(error.message);
        throw error;
      }
    },
  };
}

const MAX_PROBLEMS = 5;

export function problemsOf({ issues }: z.ZodError): string {
  return issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
}

function refusal(message: string): string {
  return JSON.stringify({ error: message.slice(0, 500).toWellFormed() });
}

const BUDGET_SPENT = JSON.stringify({
  error: 'That is all that can be looked up in one answer. Answer with what you have.',
});

/** Makes texts storable in both databases: well-formed and without NUL. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
}

/** Runs the tool that the model calls. Returns the result, or for a wrong call what is wrong with it. */
export async function callTool(tools: readonly KitchenTool[], context: ToolContext, call: ToolCall): Promise<string> {
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return refusal(`There is no tool of this name`);
  let input: unknown;
  try {
    input = JSON.parse(call.arguments === '' ? '{}' : call.arguments, storable);
  } catch {
    return refusal('The arguments are not JSON');
  }
  const result = await tool.run(context, input);
  return context.takeCharacters(result.length) ? result : BUDGET_SPENT;
}
