import type { RatingComment } from '@larder/contract/ratings';

/** What all pages hold, each once: one that is new moves the others on while pages are asked for. */
export function commentsOf(pages: readonly { readonly comments: readonly RatingComment[] }[]): RatingComment[] {
  return [...new Map(pages.flatMap(({ comments }) => comments).map((comment) => [comment.id, comment])).values()];
}
