import { detectLanguage } from '#spoken/detect-language';

const REPLIES = {
  nl: 'Ik begrijp voorlopig alleen Engels, Duits, Frans, Spaans en Italiaans.',
  pt: 'Por enquanto só entendo inglês, alemão, francês, espanhol e italiano.',
} as const;
const MAX_CHARACTERS = 300;

const UNDERSTOOD = 'I understand only English, German, French, Spanish and Italian so far.';

/** The reply to a message in a language that REECE does not answer in; undefined for any other message. */
export function replyToOtherLanguage(message: string): string | undefined {
  const letters = message.slice(0, MAX_CHARACTERS).match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (foreign > letters.length / 2) return UNDERSTOOD;
  const language = detectLanguage(message);
  return language === 'nl' || language === 'pt' ? `${REPLIES[language]} ${UNDERSTOOD}` : undefined;
}
