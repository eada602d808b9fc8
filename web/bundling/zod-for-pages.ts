import type { Plugin } from 'vite';

const JSON_SCHEMAS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/u;
const CORE = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/u;
const EXPORTED = /^export (?:const|function) (\w+)/gmu;

/** Zod as pages need it: it draws no JSON schemas, and does not try to make functions out of text. */
export function zodForPages(): Plugin {
  return {
    name: 'larder:zod-for-pages',
    apply: 'build',
    transform(code, id) {
      if (JSON_SCHEMAS.test(id)) return { code: withoutFunctions(code), map: null };
      // Its try is refused by our content security policy, and each refusal is a complaint in the browser's console.
      if (CORE.test(id)) return { code: `${code}\nglobalConfig.jitless = true;\n`, map: null };
      return undefined;
    },
  };
}

/**
 * Every schema can draw itself as a JSON schema, which pages never ask for, so no bundler can leave that part out by itself.
 * Here each of its functions becomes one that does nothing: five kilobytes less on every page.
 */
function withoutFunctions(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
  const renamed = code.includes('export { processSchema as process }') ? ['unused as process'] : [];
  const exported = [...names.map((name) => `unused as ${name}`), ...renamed];
  return `const unused = () => unused;\nexport { ${exported.join(', ')} };\n`;
}
