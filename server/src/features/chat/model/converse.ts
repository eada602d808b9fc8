import { CHAT_TEXTS } from '@larder/contract/chat';
import type { AnsweredBy } from '@larder/contract/assistant';

import type { ModelMessage, Models, ToolCall } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';

import type { AnswerSink } from '../running-answers.ts';
import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { choiceQuestion } from '../kitchen/choice.ts';
import { proposalQuestion } from '../proposals.ts';
import { CitationReader } from './citations.ts';
import { callTool, type KitchenTool } from './tool.ts';
import type { Turn } from './turn.ts';

/** How often the model may look something up before it has to answer. */
const MAX_ROUNDS = 6;
const MAX_CALLS = 4;
/** Nobody reads more than that in a chat. */
const MAX_CHARACTERS = 20_000;

export interface Conversing {
  readonly models: Models;
  readonly turn: Turn;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly KitchenTool[];
  /** Called when the model calls one of these tools, before that is done. */
  readonly onTool?: (() => void) | undefined;
}

/** An answer that broke off, with what was said and done until then. */
export class BrokenAnswer extends Error {
  readonly draft: Draft;

  constructor(cause: unknown, brokenOff: Draft) {
    super('The answer broke off', { cause });
    this.name = 'BrokenAnswer';
    this.draft = brokenOff;
  }
}

/** Lets a model answer, and do what it asks for on the way. Throws ModelError while nothing was said or done, BrokenAnswer after. */
export async function converse(
  { models, turn, messages, tools: all, onTool }: Conversing,
  sink: AnswerSink,
): Promise<Draft> {
  const words = new Words(sink);
  const told: ModelMessage[] = [...messages];
  let answeredBy: AnsweredBy | null = null;
  const asker = { personId: turn.question.ctx.actor.id, signal: sink.signal };
  const drafted = (state: Draft['state']) =>
    draft(words.said, { action: turn.action, answered_by: answeredBy, state, ...turn.details(words.cited) });
  const isNothing = () =>
    words.said.trim() === '' && !turn.hasGenerated && turn.proposal === null && turn.choice === null;
  try {
    for (let round = 0; ; round += 1) {
      const tools = round < MAX_ROUNDS ? all : [];
      const request = { task: 'chat' as const, messages: told, ...(tools.length === 0 ? {} : { tools }) };
      const calls: ToolCall[] = [];
      words.paragraph();
      words.begin();
      for await (const piece of models.stream(asker, request)) {
        if (piece.type === 'tools') calls.push(...piece.calls);
        else if (piece.type === 'end') ({ answeredBy } = piece);
        else if (piece.type === 'restart') words.restart();
        else if (words.raw.length + piece.text.length <= MAX_CHARACTERS) words.say(piece.text);
        else throw new ModelError('unusable', 'The answer has no end');
      }
      if (calls.length === 0 || tools.length === 0) break;
      const few = calls.slice(0, MAX_CALLS);
      told.push({ role: 'assistant', content: words.sinceBegun, toolCalls: few });
      for (const call of few) {
        sink.signal.throwIfAborted();
        const tool = tools.find(({ name }) => name === call.name);
        if (tool !== undefined) {
          onTool?.();
          sink.showStatus(tool.doing);
        }
        told.push({ role: 'tool', callId: call.id, content: await callTool(tools, turn, call) });
      }
    }
    words.end();
    if (isNothing()) throw new ModelError('unusable', 'The answer is empty');
    const { proposal, choice } = turn;
    const question = proposal === null ? choice && choiceQuestion(choice) : proposalQuestion(proposal);
    const last = question !== null ? [question] : words.said.trim() === '' ? [SEE_BELOW] : [];
    for (const line of [...turn.notes, ...last]) words.line(line);
    return drafted('done');
  } catch (error) {
    words.end();
    if (sink.signal.aborted) throw new BrokenAnswer(error, drafted('stopped'));
    if (isNothing()) throw error;
    for (const line of [...turn.notes, CHAT_TEXTS.broke_off]) words.line(line);
    throw new BrokenAnswer(error, drafted('failed'));
  }
}

const SEE_BELOW = 'Please have a look at this.';

/** What is said, without the marks in it. */
class Words {
  readonly #sink: AnswerSink;
  readonly #citations = new CitationReader();
  /** As the model said it. */
  raw = '';
  said = '';
  #isNewParagraph = false;
  /** How things stood when the model began to answer. */
  #begun = { raw: 0, said: '', isNewParagraph: false };

  constructor(sink: AnswerSink) {
    this.#sink = sink;
  }

  get cited(): readonly string[] {
    return this.#citations.cited;
  }

  begin(): void {
    this.#begun = { raw: this.raw.length, said: this.said, isNewParagraph: this.#isNewParagraph };
  }

  get sinceBegun(): string {
    return this.raw.slice(this.#begun.raw);
  }

  /** Takes back what was said since the model began to answer. */
  restart(): void {
    const { raw, said, isNewParagraph } = this.#begun;
    this.#citations.end();
    this.raw = this.raw.slice(0, raw);
    this.#isNewParagraph = isNewParagraph;
    if (this.said === said) return;
    this.said = said;
    this.#sink.replace(said);
  }

  say(text: string): void {
    this.raw += text;
    this.#tell(this.#citations.read(text));
  }

  /** What comes now stands apart from what was said before. */
  paragraph(): void {
    this.#tell(this.#citations.end());
    this.#isNewParagraph = this.said !== '';
  }

  line(text: string): void {
    this.paragraph();
    this.#tell(text);
  }

  end(): void {
    this.#tell(this.#citations.end());
  }

  #tell(text: string): void {
    if (text === '') return;
    const told = this.#isNewParagraph ? `\n\n${text.trimStart()}` : text;
    this.#isNewParagraph = false;
    this.said += told;
    this.#sink.write(told);
  }
}
