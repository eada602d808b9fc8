import type { RatingComment } from '@larder/contract/ratings';

/** The comments of all pages without duplicates: a new comment shifts the others to later pages between fetches. */
export function commentsOf(pages: readonly { readonly comments: readonly RatingComment[] }[]): RatingComment[] {
  return [...new Map(pages.flatMap(({ comments }) => comments).map((comment) => [comment.id, comment])).values()];
}
