import type { KnowledgeEntry } from '#knowledge/knowledge-entry';

/** Creates an entry on storing one food. `subject` completes "How do I store …?". */
export const storageEntry = (id: string, subject: string, asks: string, text: string, see: readonly string[] = []): KnowledgeEntry => ({
  id: `keep-${id}`,
  title: `How do I store ${subject}, and how long does it keep?`,
  asks: asks
    .split(';')
    .map((each) => `@keep ${each.trim()}`)
    .join(';'),
  text,
  see,
  source: 'storage',
});
