import { entryIndex, type IndexedEntry } from '#answers/entry-index';

const PART = String.raw`(?:hands?|fingers?|thumbs?|arms?|palms?|legs?|f(?:oo|ee)t|face|skin|tongue|lips?|eyes?)(?! (?:foods?|sandwich(?:es)?|pies?))`;
const WHOSE = String.raw`(?:my|his|her|their|our|the|an?|one)`;
const SELF = String.raw`(?:(?:my|him|her|your)self|themselves)`;

/** What goes before all that is read of food, and the entry that says what to do: people in danger, and animals, whose poisons are our food. */
const EMERGENCIES: readonly (readonly [RegExp, string])[] = [
  [
    /\ballergic (?:reaction|shock)\b|\banaphyla|\b(?:throat|tongue|lips?|face|mouth)\b.{0,20}\b(?:swell|swollen|tight|closing)|\b(?:swelling|swollen) (?:throat|tongue|lips?|face)\b|\b(?:can(?:no|'|’)?t|trouble|difficulty|hard to) breath/iu,
    'allergic-reaction',
  ],
  [
    /\b(?:i['’]?m|is|am|are|he['’]?s|she['’]?s|was|keeps|someone|somebody|started) chok(?:ing|ed)\b(?! (?:hazard|risk|food))|\bstuck in (?:my|his|her|their|the) throat\b/iu,
    'choking',
  ],
  [
    new RegExp(
      String.raw`^(?!.*\b(?:chill?i(?:es)?|pepper|jalape[nñ]o|habanero)s?\b).*\b(?:burn(?:ed|t)?|scald(?:ed)?) (?:${SELF}|(?:${WHOSE} )?(?:\w+ )?${PART})\b`,
      'iu',
    ),
    'kitchen-burn',
  ],
  [
    new RegExp(
      String.raw`\b(?:cut|sliced|stabbed) (?:${SELF}|(?:off |into |open )?${WHOSE} (?:\w+ )?${PART})\b|\b(?:hand|finger|thumb|cut|wound)\b.{0,15}\bbleed`,
      'iu',
    ),
    'cut-finger',
  ],
  [
    /\b(?:(?<!hot[- ])dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b.*\b(?:eat\w*|ate|have|has|had|feed|fed|toxic|poison\w*|dangerous|safe|bad|ok(?:ay)?)\b|\b(?:give|gave|feed|fed|toxic|poison\w*|dangerous|safe|bad|ok(?:ay)?)\b.*\b(?:(?<!hot[- ])dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b/iu,
    'pet-foods',
  ],
];

/** The entry on what cannot wait, or null. */
export function findEmergency(text: string): IndexedEntry | null {
  const found = EMERGENCIES.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : (entryIndex().byId.get(found[1]) ?? null);
}
