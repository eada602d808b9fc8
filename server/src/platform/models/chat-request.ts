import type { RequestFormat, RequestBody } from './request-formats.ts';
import type { AnswerShape, ModelMessage, Tool } from './model.ts';
import { withInstruction, withoutSystem, writeMessage, writeSchema, writeTool } from './wire.ts';

/** The configured parameters of a model. */
export interface ModelParameters {
  readonly model: string;
  readonly temperature: number;
  /** The maximum length of an answer. */
  readonly maxTokens: number;
}

export interface ChatRequest extends ModelParameters {
  readonly messages: readonly ModelMessage[];
  readonly answer?: AnswerShape | undefined;
  readonly tools?: readonly Tool[] | undefined;
}

/** Writes the body of a chat request in a format that the service accepts. */
export function writeChatRequest(request: ChatRequest, format: RequestFormat, isStream: boolean): RequestBody {
  const { model, temperature, maxTokens, messages, answer, tools = [] } = request;
  return {
    model,
    ...(format.hasTemperature ? { temperature } : {}),
    ...(format.maxTokensName === null ? {} : { [format.maxTokensName]: maxTokens }),
    ...(answer === undefined
      ? { messages: writeMessages(messages, format) }
      : writeStructured(messages, answer, format)),
    ...(tools.length === 0 ? {} : { tools: tools.map(writeTool) }),
    ...(isStream && format.streams
      ? { stream: true, ...(format.includesUsage ? { stream_options: { include_usage: true } } : {}) }
      : {}),
  };
}

function writeMessages(messages: readonly ModelMessage[], { hasSystemRole }: RequestFormat): readonly object[] {
  return (hasSystemRole ? messages : withoutSystem(messages)).map(writeMessage);
}

function writeStructured(messages: readonly ModelMessage[], answer: AnswerShape, format: RequestFormat): object {
  const { jsonMode } = format;
  const schema = answer === 'json' ? undefined : writeSchema(answer.schema);
  if (jsonMode === 'schema' && answer !== 'json') {
    const response_format = {
      type: 'json_schema',
      json_schema: { name: answer.name, schema: schema?.schema, strict: schema?.isStrict === true },
    };
    return { messages: writeMessages(messages, format), response_format };
  }
  const instruction =
    schema === undefined
      ? ANY_JSON
      : `${ANY_JSON} It must be valid by this JSON schema:\n${JSON.stringify(schema.schema)}`;
  return {
    messages: writeMessages(withInstruction(messages, instruction), format),
    ...(jsonMode === 'plain' ? {} : { response_format: { type: 'json_object' } }),
  };
}

const ANY_JSON = 'Answer with one JSON object and nothing else.';
