import type { Form, Said } from './forms.ts';
import type { AnswerShape, ModelMessage, Tool } from './model.ts';
import { withInstruction, withoutSystem, writeMessage, writeSchema, writeTool } from './wire.ts';

/** How a model answers, as the operator has it. */
export interface ModelParameters {
  readonly model: string;
  readonly temperature: number;
  /** How long an answer may become. */
  readonly maxTokens: number;
}

/** What a model is asked in words. */
export interface ChatRequest extends ModelParameters {
  readonly messages: readonly ModelMessage[];
  /** What the answer must be. */
  readonly answer?: AnswerShape | undefined;
  readonly tools?: readonly Tool[] | undefined;
}

/** The body of a request, in as many words as the service takes. */
export function writeChatRequest(request: ChatRequest, form: Form, isStream: boolean): Said {
  const { model, temperature, maxTokens, messages, answer, tools = [] } = request;
  return {
    model,
    ...(form.saysTemperature ? { temperature } : {}),
    ...(form.lengthName === null ? {} : { [form.lengthName]: maxTokens }),
    ...(answer === undefined ? { messages: writeMessages(messages, form) } : writeStructured(messages, answer, form)),
    ...(tools.length === 0 ? {} : { tools: tools.map(writeTool) }),
    ...(isStream && form.streams
      ? { stream: true, ...(form.asksForUsage ? { stream_options: { include_usage: true } } : {}) }
      : {}),
  };
}

function writeMessages(messages: readonly ModelMessage[], { hasSystem }: Form): readonly object[] {
  return (hasSystem ? messages : withoutSystem(messages)).map(writeMessage);
}

function writeStructured(messages: readonly ModelMessage[], answer: AnswerShape, form: Form): object {
  const { format } = form;
  const schema = answer === 'json' ? undefined : writeSchema(answer.schema);
  if (format === 'schema' && answer !== 'json') {
    const response_format = {
      type: 'json_schema',
      json_schema: { name: answer.name, schema: schema?.schema, strict: schema?.isStrict === true },
    };
    return { messages: writeMessages(messages, form), response_format };
  }
  const told =
    schema === undefined
      ? ANY_JSON
      : `${ANY_JSON} It must be valid by this JSON schema:\n${JSON.stringify(schema.schema)}`;
  return {
    messages: writeMessages(withInstruction(messages, told), form),
    ...(format === 'plain' ? {} : { response_format: { type: 'json_object' } }),
  };
}

const ANY_JSON = 'Answer with one JSON object and nothing else.';
