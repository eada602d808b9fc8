export function watchForNetwork(
  where: { readonly cwd: string; readonly env?: Readonly<Record<string, string | undefined>> },
  say: (line: string) => void,
): () => void;
