const TITLE_CHARACTERS = 80;

/** The title of a conversation: the beginning of its first message, cut at a space where possible. */
export function conversationTitle(message: string): string {
  const line = message.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= TITLE_CHARACTERS) return line;
  const cut = line.slice(0, TITLE_CHARACTERS).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > TITLE_CHARACTERS / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
