import { foodWords } from '#food-words';

/**
 * Baking tins: our name before the colon, synonyms after it; singular, lower case. A final `tin` also matches `pan`, so
 * "cake pan" need not be listed.
 */
export const TINS: readonly string[] = [
  'roasting tin:roasting-tray roaster roasting-dish',
  'baking dish:oven-dish ovenproof-dish gratin-dish gratin baking-pan casserole-dish oven-proof-dish auflaufform lasagne-dish lasagna-dish',
  'cake tin:round-tin sandwich-tin cake-mold cake-mould layer-cake-tin deep-cake-tin backform',
  'springform tin:springform spring-form-tin springform-cake-tin springform-mold springform-mould springform-baking-tin loose-bottomed-tin loose-based-tin loose-bottomed-cake-tin springclip-tin',
  'square tin:square-cake-tin square-baking-tin brownie-tin square-baking-dish',
  'traybake tin:rectangular-tin swiss-roll-tin jelly-roll-tin rectangular-baking-tin',
  'loaf tin:loaf-mold bread-tin kastenform terrine-tin',
  'muffin tin:muffin-tray cupcake-tin bun-tin muffin-cup',
  'bundt tin:bundt kugelhopf tube-tin savarin-mould',
  'tart tin:flan-tin quiche-tin quiche-dish tart-dish loose-bottomed-tart-tin flan-ring tart-case tartlet-tin',
  'pie dish:pie-plate pie-tin',
  'tin:baking-tin cake-ring',
];

/** Maps every name in rows like {@link TINS}, as step words, to its canonical name. */
export function piecesByPhrase(rows: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const put = (phrase: string, name: string): void => {
    const key = foodWords(phrase).join(' ');
    if (!names.has(key)) names.set(key, name);
    if (key.endsWith(' tin')) put(key.replace(/tin$/u, 'pan'), name);
  };
  for (const row of rows) {
    const [name = '', others] = row.split(':');
    put(name, name);
    for (const other of others?.split(' ') ?? []) put(other.replaceAll('-', ' '), name);
  }
  return names;
}
