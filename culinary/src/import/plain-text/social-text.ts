/** Lines of posts and pages that are not about the dish. */
const NOISE =
  /^[^\p{L}]*(?:(?:the )?(?:link|full recipe|recipe)s?(?: is| are)?(?: linked)? in (?:my |the |our )?(?:bio|profile|comments)|link in bio|link i bio|linkinbio|link in der bio|lien (?:dans|en) (?:la |ma )?bio|link en (?:la |mi )?bio|enlace en (?:la |mi )?bio|link (?:nella|in) bio|link na bio|link w bio|follow (?:me|us|@\S+|for more|along).*|folge? (?:mir|uns|@\S+).*|save (?:this|it|the)(?: recipe| post| reel| one)?(?: for later)?|save for later|comment ["“']?\p{L}+["”']? .*|double tap.*|tag (?:a friend|someone|me).*|share (?:this )?with.*|(?:like|subscribe|share)(?:,? (?:and|&) (?:like|subscribe|share|save))*|jump to recipe|print(?: this)?(?: recipe)?|pin(?: this)?(?: recipe)?|rezept drucken|drucken|zum rezept(?: springen)?|imprimer(?: la recette)?|imprimir(?: receta)?|stampa(?: ricetta)?|advertisement|werbung|anzeige|sponsored|ad|rate this recipe|read more|see more|\.{3}\s?more|mehr anzeigen|ver más|voir plus|cook mode(?: prevent your screen from going dark)?|us customary|metric|1x ?2x ?3x|scale 1x 2x 3x)[^\p{L}\p{N}]*$/iu;
const MAX_NOISE_CHARACTERS = 90;
const HASHTAG = /(?<![\p{L}\p{N}&/#=])#(?=[\p{L}\p{N}_]*\p{L})([\p{L}\p{M}\p{N}_]+)/gu;
const MENTION = /(?<![\p{L}\p{N}._%+/-])@(?=[\w.]*[a-z])[a-z0-9_.]{2,30}/giu;
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`|\\^{}]{1,2000}/iu;
const EMOJI = String.raw`[\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]`;
const EMOJI_AROUND = new RegExp(String.raw`^(?:${EMOJI}|\s)+|(?:${EMOJI}|\s)+$`, 'gu');
const VIDEO_HOST = /^https?:\/\/(?:[\w-]+\.)?(?:youtube\.com|youtu\.be|vimeo\.com|tiktok\.com)\//iu;

/** Returns the first http or https address of a text, without the punctuation behind it; null for none. */
export function addressIn(text: string): string | null {
  const found = ADDRESS.exec(text)?.[0].replace(/[.,;:!?)\]*_]+$/u, '');
  return found !== undefined && URL_WITH_HOST.test(found) ? found : null;
}
const URL_WITH_HOST = /^https?:\/\/[\p{L}\p{N}][^\s/]*/iu;

export const isVideoAddress = (address: string): boolean => VIDEO_HOST.test(address);

export const withoutEmojiAround = (text: string): string => text.replaceAll(EMOJI_AROUND, '');

export interface SocialLine {
  /** Without hashtags and mentions; '' if nothing else is in the line. */
  readonly text: string;
  /** Without "#". */
  readonly hashtags: readonly string[];
}

/** Takes hashtags, mentions and calls to follow or save ("Link in bio") out of a line. */
export function readSocialLine(line: string): SocialLine {
  if (line.length <= MAX_NOISE_CHARACTERS && NOISE.test(line)) return { text: '', hashtags: [] };
  if (!/[#@]/u.test(line)) return { text: line, hashtags: [] };
  const hashtags = [...line.matchAll(HASHTAG)].map(([, tag = '']) => tag.replaceAll('_', ' ').trim());
  const rest = line.replaceAll(HASHTAG, ' ').replaceAll(MENTION, ' ');
  if (rest === line) return { text: line, hashtags };
  const text = rest
    .replaceAll(/\s{2,}/gu, ' ')
    .replaceAll(/ ([.,;!])/gu, '$1')
    .trim();
  return { text: /[\p{L}\p{N}]/u.test(text) ? text : '', hashtags: hashtags.filter((tag) => tag !== '') };
}
