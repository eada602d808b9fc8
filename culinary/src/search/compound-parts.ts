import { singular } from '#food-words';

/**
 * Final parts of compounds: foods and dishes in German, Dutch, Scandinavian languages, Finnish and English, normalized
 * like search words. Checked against the hunspell dictionaries de, nl, sv, da and en. The last line lists whole words
 * that would be split wrongly: "schwein" contains no wine.
 */
const HEADS: ReadonlySet<string> = new Set(
  `
  suppe suppen eintopf kuchen torte torten tarte brot brote brotchen salat salate auflauf pfanne schnitzel braten gulasch ragout sosse sossen
  sauce nudel nudeln knodel klosse spatzle strudel keks kekse platzchen pudding creme wurst wurste wurstchen fleisch fisch hahnchen huhn
  kase quark sahne joghurt yoghurt milch butter reis kartoffel kartoffeln gemuse beere beeren bohne bohnen linsen erbsen zwiebel zwiebeln
  pilz pilze kraut mehl zucker nuss nusse saft teig brei marmelade konfiture gelee likor bowle punsch limonade schokolade waffel waffeln
  krapfen roulade rouladen filet spiess spiesse puree wein topf
  soep soepen taart taarten koek koekje koekjes koeken brood salade saus schotel stamppot vlees rijst kaas melk worst balletjes
  soppa soppor supper kaka kakor kake kaker kage kager tarta tartor sallad gryta grytor gryte gryder gryde gratang bulle bullar bolle boller
  paj kott kjott kyckling kylling fisk potatis mjolk gradde smor grot graut grod korv polse polser sylt
  keitto kakku piirakka leipa salaatti kastike puuro laatikko
  cake bread berry fish milk loaf dough cream steak sandwich toast muffin cookie shake smoothie curry risotto lasagne lasagna gratin omelette
  omelett chili pesto hummus dressing mousse parfait terrine quiche pizza pasta melon
  schwein genuss preis kreis ossenstaart package sweetbread
`
    .trim()
    .split(/\s+/u)
    .map(singular),
);
const SHORTEST_HEAD = 3;
const LONGEST_HEAD = 11;
/** Fewer letters are a syllable, not a word. */
const SHORTEST_REST = 3;
const HEADS_MAX = 3;

/** Returns the parts of a compound that ends with a known food or dish ("tomatensuppe" → "tomaten", "suppe"), else []. */
export function compoundParts(word: string): string[] {
  const heads: string[] = [];
  let rest = word;
  while (heads.length < HEADS_MAX) {
    const head = headOf(rest);
    if (head === undefined) break;
    heads.unshift(head);
    rest = rest.slice(0, -head.length);
  }
  return heads.length === 0 ? [] : [rest, ...heads];
}

/** Returns the longest known final part; undefined if nothing, or only a syllable, precedes it. */
function headOf(word: string): string | undefined {
  for (let length = LONGEST_HEAD; length >= SHORTEST_HEAD; length -= 1) {
    const head = word.slice(-length);
    if (HEADS.has(head)) return word.length - head.length < SHORTEST_REST ? undefined : head;
  }
  return undefined;
}
