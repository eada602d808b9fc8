import type { CooklangComponent, CooklangItem } from '#import/cooklang/cooklang-type';

const REFERENCE = /^\.{0,2}[/\\]/u;
const EXTENSION = /\.cook$/iu;

/** Returns the title of the recipe that an ingredient refers to ("./sauces/Hollandaise"); null for a plain ingredient. */
export function referenceOf({ kind, name }: CooklangComponent): string | null {
  if (kind !== 'ingredient' || !REFERENCE.test(name)) return null;
  return name.split(/[/\\]/u).at(-1)?.replace(EXTENSION, '') ?? null;
}

/** Returns a component as a cook writes it: "2 cups flour", "25 minutes", "frying pan". */
export function componentText(component: CooklangComponent): string {
  const { kind, name, written, unit } = component;
  const amount = [written, unit].filter((part) => part !== '').join(' ');
  if (kind === 'timer') return amount === '' ? name : amount;
  if (kind === 'cookware') return name;
  return [amount, referenceOf(component) ?? name].filter((part) => part !== '').join(' ');
}

/** Returns an ingredient as a line of a list: "1 onion, chopped (optional)". */
export const ingredientLine = (component: CooklangComponent): string =>
  `${componentText(component)}${component.note === '' ? '' : `, ${component.note}`}${component.isOptional ? ' (optional)' : ''}`;

/** Returns a step without marks. */
export const stepText = (items: readonly CooklangItem[]): string =>
  items.map((item) => (item.kind === 'text' ? item.text : componentText(item))).join('');

/** True for a step that only lists ingredients and tools: it says what to have ready. */
export const isDeclaration = (items: readonly CooklangItem[]): boolean =>
  items.some(({ kind }) => kind !== 'text') &&
  items.every((item) => (item.kind === 'text' ? !/[\p{L}\p{N}]/u.test(item.text) : item.kind !== 'timer'));
