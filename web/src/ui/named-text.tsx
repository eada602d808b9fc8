export interface NamedTextProps {
  text: string;
  /** Somebody's name in the text, or other words that are not ours. */
  name: string | null;
}

/** A text of ours with a name in it, which may run the other way and must not change the places of what stands beside it. */
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
