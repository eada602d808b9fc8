import type { SearchOutcome, SearchOption } from '#features/search/model/search-outcome.ts';
import { SEARCH_TEXTS } from '#features/search/model/search-text.ts';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function toOption(result: unknown): SearchOption[] {
  const title = textOf(member(result, 'title'));
  if (title === '') return [];
  const id = textOf(member(result, 'id'));
  const description = textOf(member(result, 'description'));
  return [{ id: id === '' ? null : id, title, description, picture: null, category: null, conflicts: [] }];
}

/** Parses REECE's untrusted answer, which has results, a text or an error. Other shapes become a message. */
export function parseReply(reply: unknown, query: string): SearchOutcome {
  const error = textOf(member(reply, 'error'));
  if (error !== '') return { kind: 'message', message: SEARCH_TEXTS.error(error) };
  const type = member(reply, 'type');
  const results = member(reply, 'results');
  if (type === 'search_results' && Array.isArray(results)) {
    const options = results.flatMap(toOption);
    if (options.length === 0) return { kind: 'message', message: SEARCH_TEXTS.nothing(query) };
    return { kind: 'options', query, options, mended: null, understood: [], filteredText: '', ideasBy: null };
  }
  const answer = textOf(member(reply, 'answer'));
  // The short form `{ answer }` has no type.
  if ((type === 'text' || type === undefined) && answer !== '') return { kind: 'answer', answer };
  return { kind: 'message', message: SEARCH_TEXTS.unexpected };
}
