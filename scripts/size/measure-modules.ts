import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';

const ENTRY = 'measured-entry.js';

/** Brotli bytes of a chunk and all it imports at once, when these modules are bundled for a browser; what they import lazily is left out. */
export async function measureModules(root: string, modules: readonly string[]): Promise<number> {
  const source = modules.map((module) => `export * from '${module}';`).join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [
      {
        name: 'measured-entry',
        resolveId: (id) => (id.endsWith(ENTRY) ? join(root, ENTRY) : null),
        load: (id) => (id.endsWith(ENTRY) ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      lib: { entry: join(root, ENTRY), formats: ['es'] },
    },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const chunks = new Map(
    outputs.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
  );
  const first = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (first === undefined) throw new Error(`Nothing was bundled of ${modules.join(', ')}`);
  const loaded = new Set([first.fileName]);
  for (const name of loaded) for (const other of chunks.get(name)?.imports ?? []) loaded.add(other);
  return [...loaded].reduce((sum, name) => sum + brotliCompressSync(chunks.get(name)?.code ?? '').length, 0);
}
