import { type KitchenEquipment, USUAL_KITCHEN } from '#menu/resources';

const HOB = '(?:hobs?|burners?|hot ?plates?|rings?|cooktops?|stove(?: ?tops?)?)';
const NO = String.raw`(?:without(?: (?:an?|the|any|using(?: the)?))?|no|not use the|have no|don't have an?)`;
const NO_OVEN = new RegExp(String.raw`\b${NO} ovens?\b|\boven(?: is|'s) broken\b`, 'u');
const NO_HOB = new RegExp(String.raw`\b${NO} ${HOB}\b`, 'u');
const HOBS = new RegExp(String.raw`\b(\d{1,2}|an?|one) ${HOB}\b`, 'u');
const OVENS = /\b(\d) ovens\b|\b(double) ovens?\b/u;
const MOST = 8;

/** Reads how many hobs and ovens there are; the usual kitchen for what the text does not state. */
export function readEquipment(text: string): KitchenEquipment {
  const hobs = HOBS.exec(text)?.[1];
  const ovens = OVENS.exec(text);
  return {
    hobs: NO_HOB.test(text) ? 0 : hobs === undefined ? USUAL_KITCHEN.hobs : numberOf(hobs),
    ovens: NO_OVEN.test(text) ? 0 : ovens === null ? USUAL_KITCHEN.ovens : numberOf(ovens[1] ?? '2'),
  };
}

/** True if a text says anything about hobs or ovens. */
export const statesEquipment = (text: string): boolean =>
  [NO_OVEN, NO_HOB, HOBS, OVENS].some((pattern) => pattern.test(text)) || /\bwith (?:an|the) oven\b/u.test(text);

const numberOf = (word: string): number => (/\d/u.test(word) ? Math.min(MOST, Number(word)) : 1);
