import { COMPLETION_TEXTS, type CompletionMessage } from '@larder/contract/completions';

import { AppError } from '#platform/app-error.ts';
import type { MessagePart, ModelMessage } from '#platform/models/model.ts';

type Content = string | readonly ContentPart[];
type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

/** A picture inside the message. URLs are refused, because fetching them would allow SSRF. */
const DATA_PICTURE = /^data:image\/(?:jpeg|png|webp);base64,[\d+/=a-z]+$/iu;

/**
 * Parses messages in OpenAI's format. Only a server that uses us as its worker may send system and tool messages; from other callers
 * they are dropped. Throws `invalid_input` without a user message.
 */
export function readMessages(messages: readonly CompletionMessage[], isWorker: boolean): ModelMessage[] {
  const parsed = messages.flatMap((message): ModelMessage[] => {
    switch (message.role) {
      case 'user':
        return [{ role: 'user', content: readContent(message.content) }];
      case 'assistant': {
        const calls = isWorker ? (message.tool_calls ?? []) : [];
        const toolCalls = calls.map(({ id, type: _type, function: { name, arguments: given }, ...extra }) => {
          return { id, name, arguments: given, extra };
        });
        const content = textOf(message.content ?? '');
        return [{ role: 'assistant', content, ...(toolCalls.length === 0 ? {} : { toolCalls }) }];
      }
      case 'tool':
        return isWorker ? [{ role: 'tool', callId: message.tool_call_id, content: textOf(message.content) }] : [];
      default:
        return isWorker ? [{ role: 'system', content: textOf(message.content) }] : [];
    }
  });
  if (!parsed.some(({ role }) => role === 'user')) throw invalid(COMPLETION_TEXTS.no_user_message);
  return parsed;
}

/** The text of the last user message. */
export function lastQuestion(messages: readonly ModelMessage[]): string {
  const last = messages.findLast(({ role }) => role === 'user');
  if (last?.role !== 'user') return '';
  if (typeof last.content === 'string') return last.content;
  return last.content.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n');
}

export function hasPicture(messages: readonly ModelMessage[]): boolean {
  return messages.some(
    ({ role, content }) => role === 'user' && typeof content !== 'string' && content.some((part) => 'picture' in part),
  );
}

function readContent(content: Content): string | MessagePart[] {
  if (typeof content === 'string') return content;
  if (content.every(({ type }) => type === 'text')) return textOf(content);
  return content.map((part) => {
    if (part.type === 'text') return { text: part.text };
    const { url } = part.image_url;
    if (!DATA_PICTURE.test(url)) throw invalid('Pictures must be data URLs of a JPEG, PNG or WebP');
    return { picture: url };
  });
}

function textOf(content: Content): string {
  if (typeof content === 'string') return content;
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

function invalid(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { messages: message } });
}
