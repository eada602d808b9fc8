/** Decomposition grows no script more than Greek with three marks; the single sign "ﷺ" becomes 18 letters. */
const MAX_GROWTH = 4;

/** Returns the Unicode compatibility form of a text, capped at four times its length to bound the work. */
export const boundedForm = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.normalize(form).slice(0, MAX_GROWTH * text.length);
