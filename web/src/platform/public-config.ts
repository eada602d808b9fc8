/** The hand-picked part of the server's configuration that a page may know. */
export interface PublicConfig {
  readonly product_name: string;
  readonly year: number;
}

function readText(record: object, key: string): string | undefined {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Reads what the server wrote into the document; a missing or broken part falls back instead of stopping the page. */
export function parsePublicConfig(text: string, fallback: PublicConfig): PublicConfig {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = null;
  }
  const record = typeof parsed === 'object' && parsed !== null ? parsed : {};
  const year: unknown = Reflect.get(record, 'year');
  return {
    product_name: readText(record, 'product_name') ?? fallback.product_name,
    year: typeof year === 'number' ? year : fallback.year,
  };
}

let cached: PublicConfig | undefined;

export function getPublicConfig(): PublicConfig {
  cached ??= parsePublicConfig(document.getElementById('public-config')?.textContent ?? '', {
    product_name: document.title,
    year: new Date().getFullYear(),
  });
  return cached;
}
