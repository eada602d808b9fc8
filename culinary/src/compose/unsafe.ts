/** Harmful or inedible things, with the reason to give. Sources: US FDA Bad Bug Book; USDA FSIS. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/\brhubarb lea(?:f|ves)\b/iu, 'Rhubarb leaves are poisonous; only the stalks are food'],
  [
    /\b(?:foraged|unknown|unidentified|self-?picked|strange)\b.{0,20}\b(?:mushrooms?|toadstools?|berr(?:y|ies))\b|\b(?:mushrooms?|berries)\b.{0,20}\b(?:found|picked|from (?:the|my) (?:woods?|forest|garden|lawn))\b|\btoadstools?\b/iu,
    "Some wild ones are deadly, and I can't tell which these are; have an expert identify them, then tell me the name",
  ],
  [
    /\b(?:green|sprout(?:ed|ing)) potato(?:es)?\b|\bpotato(?:es)?\b.{0,20}\b(?:gone|going|turned|turning) green\b/iu,
    'Green or sprouting potatoes contain solanine, which cooking does not destroy',
  ],
  [
    /\b(?:bitter almonds?|(?:apple|apricot|peach|plum|cherry) (?:kernels?|pits?|stones?|pips?|seeds?))\b/iu,
    'These release cyanide when eaten',
  ],
  [/\b(?:fugu|puffer ?fish|blowfish)\b/iu, 'Pufferfish is deadly unless a licensed cook prepares it'],
  [
    /\b(?:rotten|rotting|spoil(?:ed|t)|mou?ldy|rancid|expired|out[- ]of[- ]date|past its date)\b/iu,
    'Cooking does not make spoiled food safe again; throw it away',
  ],
  [/\b(?:poison(?:ed|ous)?|toxic|deadly)\b/iu, 'Cooking does not make poisonous things safe'],
  [/\b(?:cannabis|marijuana|magic mushrooms?|shrooms|psilocybin|(?<!dill |sea )weed)\b/iu, "I don't cook with drugs"],
  [/\bbreast milk\b|\b(?:human|dog'?s?|cat'?s?) (?:milk|meat|flesh|blood)\b/iu, "I wouldn't cook with that"],
];

/** Returns why a text must not be cooked, or null. Foods that proper cooking makes safe are not listed. */
export const whyUnsafe = (text: string): string | null => UNSAFE.find(([pattern]) => pattern.test(text))?.[1] ?? null;
