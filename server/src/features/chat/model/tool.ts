import type { z } from 'zod';

import type { TokenScope } from '@larder/contract/route';

import { AppError } from '#platform/app-error.ts';
import type { Tool, ToolCall } from '#platform/models/model.ts';

import { asData } from './data.ts';
import type { Turn } from './turn.ts';

/** Something that a model may do for the person it answers, and only as they could themselves. */
export interface KitchenTool extends Tool {
  /** What is being done, for the person. */
  readonly doing: string;
  /** What a token must be allowed for it. */
  readonly needs: readonly TokenScope[];
  /** What the model is told of it. */
  run(turn: Turn, input: unknown): Promise<string>;
}

interface ToolOf<Schema extends z.ZodType> {
  readonly name: string;
  readonly description: string;
  readonly doing: string;
  readonly needs: readonly TokenScope[];
  readonly parameters: Schema;
  act(turn: Turn, input: z.output<Schema>): Promise<unknown>;
}

/** Why a tool did nothing, for the model. */
export class ToolRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ToolRefusal';
  }
}

export function defineTool<Schema extends z.ZodType>({ act, ...tool }: ToolOf<Schema>): KitchenTool {
  return {
    ...tool,
    run: async (turn, input) => {
      const parsed = tool.parameters.safeParse(input);
      if (!parsed.success) return refusal(problemsOf(parsed.error));
      try {
        return asData((await act(turn, parsed.data)) ?? null);
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

const FULL = JSON.stringify({ error: 'That is all that can be looked up in one answer. Answer with what you have.' });

/** Texts as any database keeps them. */
function asKept(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
}

/** Does what the model asks for; what it asked for wrongly it is told. */
export async function callTool(tools: readonly KitchenTool[], turn: Turn, call: ToolCall): Promise<string> {
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return refusal(`There is no tool of this name`);
  let input: unknown;
  try {
    input = JSON.parse(call.arguments === '' ? '{}' : call.arguments, asKept);
  } catch {
    return refusal('The arguments are not JSON');
  }
  const told = await tool.run(turn, input);
  return turn.takes(told.length) ? told : FULL;
}
