import type { CooklangComponent, CooklangItem } from '#import/cooklang/cooklang-type';

const KINDS = { '@': 'ingredient', '#': 'cookware', '~': 'timer' } as const;
const MARKS = /(?<![\p{L}\p{N}\\])[@#~]/gu;
/** The name up to its braces; "\" takes the meaning from the character behind it. */
const WITH_BRACES =
  /^(?<optional>\??)(?<name>(?:(?:\\.|[^\s\\@#~{}])(?:\\.|[^\\@#~{}]){0,1000})?)\{(?<amount>(?:\\.|[^\\{}]){0,200})\}(?:\((?<note>(?:\\.|[^\\()]){0,300})\))?/u;
/** White space and punctuation end a name without braces. */
const ONE_WORD = /^(?<optional>\??)(?<name>[^\s\p{P}]+)/u;
const INTEGER = String.raw`(?:0|[1-9]\d*)`;
const FRACTION = new RegExp(
  String.raw`^(?:(?<whole>${INTEGER})\s+)?(?<above>${INTEGER})\s*/\s*(?<below>[1-9]\d*)$`,
  'u',
);
const DECIMAL = new RegExp(String.raw`^${INTEGER}(?:\.\d+)?$`, 'u');

/** Removes the backslashes that take the meaning from the characters behind them. */
export const unescaped = (text: string): string => text.replaceAll(/\\([^\p{L}\p{N}\s])/gu, '$1');

function quantityOf(written: string): number | string | null {
  if (written === '') return null;
  const { whole = '0', above, below } = FRACTION.exec(written)?.groups ?? {};
  if (above !== undefined && below !== undefined) return Number(whole) + Number(above) / Number(below);
  return DECIMAL.test(written) ? Number(written) : written;
}

function splitAmount(amount: string): Pick<CooklangComponent, 'quantity' | 'written' | 'unit' | 'isFixed'> {
  const isFixed = amount.trimStart().startsWith('=');
  const text = isFixed ? amount.trimStart().slice(1) : amount;
  const [, value = '', unit = ''] = /^((?:\\.|[^\\%])*)(?:%(.*))?$/su.exec(text) ?? [];
  const written = unescaped(value.trim());
  return { quantity: quantityOf(written), written, unit: unescaped(unit.trim()), isFixed };
}

interface ReadComponent {
  readonly component: CooklangComponent;
  readonly length: number;
}

/** Reads a component whose mark is before the text. */
function readComponent(kind: CooklangComponent['kind'], text: string): ReadComponent | null {
  const braces = WITH_BRACES.exec(text);
  const isBraced =
    braces !== null && (braces.groups?.['name'] !== '' || (kind === 'timer' && braces.groups['optional'] === ''));
  const match = isBraced ? braces : ONE_WORD.exec(text);
  if (match === null) return null;
  const { optional = '', name = '', amount = '', note = '' } = match.groups ?? {};
  const component = {
    kind,
    name: unescaped((kind === 'timer' ? optional : '') + name.trim()),
    ...splitAmount(amount),
    isOptional: kind !== 'timer' && optional !== '',
    note: unescaped(note.trim()),
  };
  return { component, length: match[0].length };
}

const isKind = (mark: string): mark is keyof typeof KINDS => mark in KINDS;

/** Splits a step into its texts, ingredients, tools and timers. Linear: names and amounts have limited lengths. */
export function readItems(step: string): CooklangItem[] {
  const items: CooklangItem[] = [];
  let from = 0;
  const addText = (to: number): void => {
    if (to > from) items.push({ kind: 'text', text: unescaped(step.slice(from, to)) });
  };
  for (const { 0: mark, index } of step.matchAll(MARKS)) {
    const read = index < from || !isKind(mark) ? null : readComponent(KINDS[mark], step.slice(index + 1, index + 2000));
    if (read === null) continue;
    addText(index);
    items.push(read.component);
    from = index + 1 + read.length;
  }
  addText(step.length);
  return items;
}
