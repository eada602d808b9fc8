/** A change of the cookbook that a model can propose. */
export type ChangeKind = 'save' | 'edit' | 'delete';

/** Placeholder for the proposed recipe's title in the parsed text, so that words of the title are not parsed as a request. */
export const TITLE = '§';

/** Builds a Unicode regular expression from a raw template. */
export const regex = ({ raw }: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw }, ...parts), 'u');

/** The start of a clause that requests what follows: fillers, polite words and forms of asking, in any order. */
export const REQUEST_START = String.raw`^(?:(?:please|pls|plz|hey|hi|hello|ok|okay|so|and|now|then|reece|quickly|also|just|actually|well|alright|kindly|simply|yes|yeah|sure|but|finally|first|next|instead|to|do|go ahead|go|(?:can|could|would|will) (?:you|u|we)|(?:i|we)(?:'d| would)? (?:really |now )?(?:want|need|like|love|prefer|wish)(?: you| us)?(?: now)? to|i wanna|you (?:can|may|should|could)|feel free|time|help me|(?:would|do) you mind|i think (?:you|we) (?:should|can)|let's|lets|let us|be so (?:kind|good) as)[\s,]+){0,8}`;

/** "delete" and "remove", also with letters swapped, doubled or left out. */
const DELETE = String.raw`(?:d(?=\p{L}*l)(?=\p{L}*t)[elt]{3,7}|r(?=\p{L}*m)(?=\p{L}*v)[emov]{4,7})`;

/** English verbs in the form that requests. */
export const VERBS: Readonly<Record<ChangeKind, string>> = {
  delete: String.raw`(?:${DELETE}|del|(?<=mind )(?:deleting|removing|getting rid of)|discard|erase|trash|bin|scrap|ditch|dump|drop|wipe|eliminate|get rid of|throw)`,
  edit: String.raw`(?:change|edit|update|rename|retitle|name|replace|swap|substitute|adjust|adapt|alter|modify|revise|rewrite|correct|fix|double|triple|halve|scale|increase|reduce|lower|raise|add|put|set|use|turn|convert|translate|shorten|simplify|leave out|take|omit|move|switch|cut|split|merge|mix in|drop|get rid of|${DELETE}|write(?! (?:me|us|an?|down)\b)|(?:call|make)(?= (?:it|this|that|these|those|them|the|my|our)\b| ${TITLE}))`,
  save: String.raw`(?:save|add|keep|store|copy|bookmark|import|put (?:\S+ ){1,6}(?:in|into|to)|(?:write|note) (?:\S+ ){1,4}down)`,
};

/** Words that make a sentence English, so that it is not searched for verb stems of other languages. */
export const ENGLISH = regex`(?<!\p{L})(?:the|my|i|i'm|i'd|this|that|it|its|you|your|we|was|were|have|has|had|what|with|how|and|from|please|about|of|to|delete|remove|recipes?|soup)(?!\p{L})`;

const FILLERS = [
  String.raw`bitte|danke|mal|doch|jetzt|die|der|das|den|dem|ein|eine|mein\p{L}*|unser\p{L}*|dies\p{L}*|sie|es|ihn|weg|aus|ich|mir|möchte|will|kannst|kann|könntest|könnten|würdest|du|rezept\p{L}*|kochbuch|sammlung`,
  String.raw`le|la|les|l|ma|mon|mes|ce|cette|ces|celle|celui|ci|là|le|de|du|des|je|veux|voudrais|peux|peut|pouvez|pourrais|pourriez|tu|vous|moi|merci|s'il|te|plaît|plait|recettes?|livre|cuisine`,
  String.raw`el|los|las|mi|mis|esta|este|esa|ese|lo|del|por|favor|quiero|quisiera|puedes|podrías|puede|recetas?|recetario|libro|cocina|me`,
  String.raw`il|gli|i|mia|mio|questa|questo|dal|dalla|vorrei|voglio|puoi|potresti|per|favore|ricett\p{L}|ricettario|libro`,
  String.raw`o|a|os|as|minha|meu|essa|esta|esse|do|da|das|quero|pode|podes|você|receitas?|livro`,
  String.raw`het|een|mijn|dit|dat|deze|uit|wil|kun|kan|kunt|je|u|even|graag|alsjeblieft|alstublieft|recept\p{L}*|kookboek`,
  String.raw`min|mitt|mina|den|det|här|från|fra|ur|tack|snälla|vær|så|snill|venlig|gerne|ta|bort|opskrift\p{L}*|oppskrift\p{L}*|kokbok\p{L}*|kokebok\p{L}*|kogebog\p{L}*`,
  String.raw`мой|мою|моё|мои|этот|эту|это|его|её|из|книги|пожалуйста|хочу|можешь|рецепт\p{L}*|mój|moją|moje|ten|tę|proszę|możesz|z|ze|książki|przepis\p{L}*|můj|moji|prosím|můžeš`,
];

/** The vocabulary of other languages. */
export const FOREIGN = {
  /** Verb stems, which match all forms of the verb, and verbs of scripts without spaces. */
  verbs: {
    delete: regex`(?<!\p{L})(?:lösch|entfern|wirf|supprim|efface|enlèv|enlev|retir|elimin|borr|quita|cancell|rimuov|togli|apag|exclu|remov|verwijder|gooi|radera|ta bort|slet|fjern|poista|usuń|usun|skasuj|smaž|odstra|töröl|șterg|sterg|удал|сотр|видал|изтри|διάγρα|διαγρά|σβήσ|kaldır|hapus|xóa|احذف|امسح|מחק)|删|刪|削除|消して|삭제|지워|हटा|ลบ`,
    edit: regex`(?<!\p{L})(?:änder|ersetz|mach|tausch|verdoppel|halbier|benenn|schreib|korrigier|lösch|entfern|chang|modifi|remplac|renomm|ajout|doubl|corrig|supprim|cambi|reempla|sustitu|agreg|añad|duplic|modific|sostitu|aggiung|raddoppi|mud|troc|alter|adicion|verander|wijzig|vervang|voeg|ändra|byt|ændr|erstat|endre|muuta|zmień|zmien|zamień|změn|nahra|измен|замен|добав|переимен|змін|değiştir|ekle|ubah|ganti|thay|sửa|غير|بدل|אות|שנה)|改|换|換|変え|変更|替え|加え|바꿔|변경|추가|बदल|เปลี่ยน`,
    save: regex`(?<!\p{L})(?:speicher|sicher|merk|füg|behalt|enregistr|ajout|gard|sauvegard|guard|añad|agreg|salv|aggiung|conserv|adicion|bewaar|opslaan|voeg|spara|lägg|gem|tilføj|lagre|tallenna|zapisz|dodaj|ulož|přidej|сохран|добав|збереж|kaydet|ekle|simpan|lưu|احفظ|أضف|שמור)|保存|收藏|追加|加入|저장|추가|सहेज|บันทึก`,
  },
  /** A sentence with one of these negates, asks, quotes or translates: it requests nothing. */
  noRequest: regex`(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|pas|jamais|ne|n'|no|non|nunca|jamás|mai|não|nao|niet|nooit|geen|inte|aldrig|ikke|älä|ei|не|ни|ні|никогда|nem|nu|değil|sakın|jangan|tidak|đừng|không|لا|אל|לא|wenn|falls|ob|bevor|was|wie|wieso|warum|wann|wer|wo|si|quand|comment|pourquoi|que se|cuando|cómo|por qué|qué|cuándo|se|quando|come|cosa|perché|o que|als|wat|hoe|waarom|om|hur|vad|hvordan|hvad|hvis|jeśli|jak|co|если|как|что|почему|когда|sagt|sagte|meint|steht|dit|dice|dijo|ha detto|diz|disse|zegt|säger|siger|mówi|говорит|сказал\p{L}*|übersetz\p{L}*|tradui\p{L}*|traduc\p{L}*|traduz\p{L}*|vertaal|переведи)(?!\p{L})|ないで|なければ|たら|不要|别|別|勿|不|吗|嗎|如果|지\s?마|나요|मत|नहीं|อย่า|ไม่`,
  /** A question of this form is a request: "Kannst du …?" */
  request: regex`^(?:kannst du|könntest du|können sie|könnten sie|würdest du|peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous|puedes|podrías|puede|puoi|potresti|você pode|pode|podes|kun je|kan je|kunt u|kan du|możesz|можешь|můžeš)(?!\p{L})`,
  /** What may surround the verb and the title where the whole recipe is meant. Other words may be a part of it: "das Salz aus der Suppe". */
  filler: regex`^(?:${FILLERS.join('|')})$`,
} as const;

/** A yes in any of the languages, alone or with other words of agreement. A mere "thanks" agrees to nothing. */
export const AGREEMENT =
  /^(?!(?:thanks|thank you|reece)[\s,.!]*$)(?:(?:yes|yep|yeah|yup|sure|ok|okay|please|pls|do it|do that|do so|go ahead|go for it|of course|absolutely|definitely|certainly|thanks|thank you|reece|ja|bitte|gerne|mach das|oui|d'accord|s'il te plaît|s'il vous plaît|sí|si|vale|claro|por favor|hazlo|certo|per favore|va bene|sim|da|tak|ano|evet|да|давай|пожалуйста|так|はい|お願い|好|好的|是|네|예)(?:[\s,.!]+|$))+$/u;
