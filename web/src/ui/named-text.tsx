export interface NamedTextProps {
  text: string;
  /** Somebody's name, at the end of the text. */
  name: string | null;
}

/** A text of ours with a name in it, which may run the other way and must not change the places of what stands beside it. */
export function NamedText({ text, name }: NamedTextProps) {
  if (name === null || name === '' || !text.endsWith(name)) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, -name.length)}
      <bdi>{name}</bdi>
    </span>
  );
}
