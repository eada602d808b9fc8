export interface NamedTextProps {
  text: string;
  /** A user's name, or other user text, within `text`. */
  name: string | null;
}

/** A text with the name isolated for bidirectional text: a right-to-left name does not reorder the words around it. */
export function NamedText({ text, name }: NamedTextProps) {
  const at = name === null || name === '' ? -1 : text.lastIndexOf(name);
  if (name === null || at < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <bdi>{name}</bdi>
      {text.slice(at + name.length)}
    </span>
  );
}
