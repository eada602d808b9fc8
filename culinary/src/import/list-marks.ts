/** A line of a list: what marks it, and its text without the mark. */
export interface MarkedLine {
  readonly text: string;
  /** `label` is "Step 3" without a text behind it. */
  readonly mark: 'bullet' | 'number' | 'label' | null;
}

const EMOJI = String.raw`(?:[\p{Extended_Pictographic}\p{Regional_Indicator}][\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]*)`;
const STEP = String.raw`(?:step|schritt|étape|etape|paso|passo|passaggio|stap|krok|steg|trinn?|vaihe|adım|шаг|pas)`;
const KEYCAPS = /^((?:\d\uFE0F?\u20E3){1,2}|\u{1F51F}|[\u2460-\u2473\u2776-\u277F\u24F5-\u24FE])[.:)\s]*/u;
const NUMBER = new RegExp(
  String.raw`^(?:\(?\d{1,2}(?:\.?\)|\.(?=\s|\p{L})|:(?=\s)|\s?[-–—](?=\s+\p{L}))|\*{0,2}${STEP}\s{0,2}(?:n[.°]\s?)?#?\d{1,2}(?!\d)\s?(?:[.:)–—-]|\*{0,2}$)+)\*{0,2}\s*`,
  'iu',
);
const CHECKBOX = /^(?:[-*+]\s+)?\[[ xX]?\]\s+/u;
const BULLET = new RegExp(
  String.raw`^(?:(?:[-–—•‣·∙◦●○▪▫■□▢☐☑◆◇➤►▶→»>+]|[*~](?=\s))(?![-–—=*~])\s*|${EMOJI}\s*)+(?=[^\s])`,
  'u',
);

/** Splits a line of a list into its mark (bullet, check box, emoji, number, "Step 2:") and its text. */
export function readMark(line: string): MarkedLine {
  const text = line.trim();
  const number = KEYCAPS.exec(text) ?? NUMBER.exec(text);
  if (number !== null) {
    const rest = text.slice(number[0].length).trim();
    return { text: rest, mark: rest === '' ? 'label' : 'number' };
  }
  const bullet = CHECKBOX.exec(text) ?? BULLET.exec(text);
  if (bullet === null) return { text, mark: null };
  const rest = text.slice(bullet[0].length).trim();
  const inner = NUMBER.exec(rest);
  return inner === null || inner[0].length === rest.length
    ? { text: rest, mark: 'bullet' }
    : { text: rest.slice(inner[0].length).trim(), mark: 'number' };
}

const IS_FIRST = /^1[.)]\s/u;
const INLINE_NUMBER = /(?<=^|[\s.;!])(\d{1,2})[.)]\s+(?=[^\s\d])/gu;

/** Returns the text of a step; the number of the first step stays, so that {@link splitNumbered} finds those behind it. */
export function stepPart(line: string, { text, mark }: MarkedLine): string {
  return mark === 'number' && IS_FIRST.test(line.trim()) ? line.trim() : text;
}

/** Splits a text with numbered steps in one line ("1. Mix. 2. Bake.") into them. Without further ones, a "1." goes. */
export function splitNumbered(text: string): string[] {
  const starts: { readonly from: number; readonly to: number }[] = [];
  for (const { index, 0: written, 1: number } of text.matchAll(INLINE_NUMBER))
    if (Number(number) === starts.length + 1) starts.push({ from: index, to: index + written.length });
  if (starts.length < 2) return [starts[0]?.from === 0 ? text.slice(starts[0].to) : text];
  const parts = starts.map(({ to }, at) => text.slice(to, starts[at + 1]?.from).trim());
  return [text.slice(0, starts[0]?.from).trim(), ...parts].filter((part) => part !== '');
}
