/** Decomposed, no script grows further than Greek with three marks does; the single sign "ﷺ" becomes 18 letters. */
const MAX_GROWTH = 4;

/** The Unicode compatibility form of a text, at most four times as long, so that reading it stays bounded work. */
export const boundedForm = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.normalize(form).slice(0, MAX_GROWTH * text.length);
