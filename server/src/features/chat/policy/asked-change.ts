import { boundedForm } from '@larder/culinary/bounded-form';

import { asksToMake } from './command.ts';
import { asksForIdeas, isBare, POLITE } from './request.ts';
import { readConsent } from './small-talk.ts';

/** What a model can propose to do. */
export type ChangeKind = 'save' | 'edit' | 'delete';

/** What was said in the conversation. */
export interface Said {
  readonly who: 'cook' | 'reece';
  readonly content: string;
}

/** A person orders; "deleted" and "changed" tell of something. The stems of other languages stand for all forms of their words. */
const WORDS: Readonly<Record<ChangeKind, RegExp>> = {
  delete: wordsOf(
    String.raw`(?:delete|remove|discard|erase|trash|bin|drop|clear|clean up|get rid of|throw (?:\p{L}+ ){0,4}(?:out|away)|take (?:\p{L}+ ){1,4}out)(?!\p{L})`,
    'lösch|entfern|wirf|supprim|efface|enlèv|enlev|retir|elimin|borr|quita|cancell|rimuov|togli|apag|exclu|remov|verwijder|gooi|radera|ta bort|slet|fjern|poista|usuń|usun|skasuj|smaž|odstra|töröl|șterg|sterg|удал|сотр|видал|изтри|διάγρα|διαγρά|σβήσ|kaldır|hapus|xóa|احذف|امسح|מחק',
    '删|刪|削除|消して|삭제|지워|हटा|ลบ',
  ),
  edit: wordsOf(
    String.raw`(?:change|edit|update|rename|call|name|replace|swap|substitute|adjust|adapt|alter|modify|revise|rewrite|write|correct|fix|double|triple|halve|scale|increase|reduce|lower|raise|add|put|set|use|turn|convert|translate|shorten|simplify|leave out|take out|remove|delete|omit|move|switch|cut|split|merge|mix in|make (?:it|this|that|these|those|them|the|my|our|for)|should (?:be|say)|needs?|instead|more|less|fewer|without|for \d+|servings?|portions?)(?!\p{L})`,
    'änder|ersetz|mach|tausch|verdoppel|halbier|benenn|schreib|korrigier|lösch|entfern|chang|modifi|remplac|renomm|ajout|doubl|corrig|supprim|cambi|reempla|sustitu|agreg|añad|duplic|modific|sostitu|aggiung|raddoppi|mud|troc|alter|adicion|verander|wijzig|vervang|voeg|ändra|byt|ændr|erstat|endre|muuta|zmień|zmien|zamień|změn|nahra|измен|замен|добав|переимен|змін|değiştir|ekle|ubah|ganti|thay|sửa|غير|بدل|אות|שנה',
    '改|换|換|変え|変更|替え|加え|바꿔|변경|추가|बदल|เปลี่ยน',
  ),
  save: wordsOf(
    String.raw`(?:save|add|keep|store|copy|bookmark|import|put (?:\p{L}+ ){1,4}(?:in|into|to)|write (?:\p{L}+ ){1,4}down|note (?:\p{L}+ ){1,4}down)(?!\p{L})`,
    'speicher|sicher|merk|füg|behalt|enregistr|ajout|gard|sauvegard|guard|añad|agreg|salv|aggiung|conserv|adicion|bewaar|opslaan|voeg|spara|lägg|gem|tilføj|lagre|tallenna|zapisz|dodaj|ulož|přidej|сохран|добав|збереж|kaydet|ekle|simpan|lưu|احفظ|أضف|שמור',
    '保存|收藏|追加|加入|저장|추가|सहेज|บันทึก',
  ),
};

/** Words of English, stems of other languages, and signs of those that put no blanks between words. */
function wordsOf(english: string, stems: string, signs: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${english}|${stems})|${signs}`, 'gu');
}

const QUESTION = new RegExp(
  String.raw`^${POLITE}(?:how|why|when|where|which|who|whose|what|whats|is|are|was|were|am|does|do i|do we|did|has|have|should|shall|may|might|(?:can|could|would|will) (?!you\b))`,
  'u',
);
const REQUEST = new RegExp(String.raw`^${POLITE}(?:please|can you|could you|would you|will you)\b`, 'u');
const DENIED = /(?:n't|\bdont|\bnot|\bnever|\bnicht|\bkein\p{L}*|\bne|\bno|\bnon|\bnão|\bniet|\bне)\s+(?:\p{L}+\s+)?$/u;
const DENIED_AFTERWARDS = /(?<!\p{L})(?:nicht|niet)(?!\p{L})/u;

const MOST_READ = 2_000;
const plain = (text: string): string =>
  boundedForm(text.slice(0, MOST_READ), 'NFKC')
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[^\S\n]+/gu, ' ');

/** Whether a text speaks of doing something, in whatever kind of sentence. */
const speaksOf = (kind: ChangeKind, text: string): boolean => text.search(WORDS[kind]) !== -1;

function isOrder(kind: ChangeKind, sentence: string): boolean {
  const isQuestion = QUESTION.test(sentence) || (/[?？]\s*$/u.test(sentence) && !REQUEST.test(sentence));
  if (isQuestion || DENIED_AFTERWARDS.test(sentence)) return false;
  return [...sentence.matchAll(WORDS[kind])].some(({ index }) => !DENIED.test(sentence.slice(0, index)));
}

function orders(kind: ChangeKind, message: string): boolean {
  if (kind === 'save' && (asksToMake(message) || asksForIdeas(message))) return true;
  const sentences = plain(message).split(/(?<=[.!?;？。！])\s*|\n+/u);
  return sentences.some((sentence) => isOrder(kind, sentence.trim()));
}

const AGREES =
  /^(?:yes|yep|yeah|sure|ok|okay|please|do it|go ahead|of course|ja|bitte|oui|d'accord|sí|si|vale|claro|certo|sim|da|tak|ano|evet|да|так|はい|お願い|好|是|네|예)(?!\p{L})/u;

/**
 * Whether the person asked for what a model proposes: by an order in their own message, by a yes to REECE's own question about it, or by a
 * short answer to a question that REECE asked about their order. What recipes and other data say does not count.
 * @param before what was said before the message, the last first
 */
export function asksForChange(kind: ChangeKind, message: string, before: readonly Said[]): boolean {
  if (orders(kind, message)) return true;
  const [last, earlier] = before;
  const questions = last?.who === 'reece' ? (plain(last.content).match(/[^.!?？\n]*[?？]/gu) ?? []) : [];
  const consent = readConsent(message);
  if (questions.length === 0 || consent === false || !(consent === true || isBare(message))) return false;
  if (earlier?.who === 'cook' && orders(kind, earlier.content)) return true;
  return AGREES.test(plain(message).trim()) && questions.some((question) => speaksOf(kind, question));
}
