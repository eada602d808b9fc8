import { createHash } from 'node:crypto';

import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';
import type { Element } from 'domhandler';

import { blocksIn } from './documents/html-blocks.ts';
import { splitRecipes } from './documents/split-recipes.ts';
import { PLAIN_BLOCK, type TextBlock } from './documents/text-block.ts';
import { tagList, webAddress } from './file-draft.ts';
import { base64Picture } from './file-pictures.ts';
import { allNamed, firstNamed, parseHtml, rawText } from './markup.ts';
import { oneLine } from './plain-lines.ts';
import type { FilePicture, FileReader, ReadItem } from './reader.ts';
import { readDocument } from './text-recipes.ts';
import { readParts, utf8Bytes, type XmlPart } from './xml-elements.ts';

const lineAt = (note: Element, name: string): string => oneLine(rawText(firstNamed(note, name)));

const COMPACT_TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u;

/** "20150102T130405Z" in the form of ISO 8601 with separators. */
function timeOf(text: string): string | null {
  const time = text.trim().replace(COMPACT_TIME, '$1-$2-$3T$4:$5:$6Z');
  return COMPACT_TIME.test(text.trim()) && !Number.isNaN(Date.parse(time)) ? time : null;
}

/** The text of a note is HTML in which `en-media` shows a resource by the MD5 of its bytes. */
function contentOf(note: Element): TextBlock[] {
  const html = rawText(firstNamed(note, 'content')).replaceAll(
    /<en-media\b([^<>]*?)\bhash="([0-9a-f]{32})"/giu,
    '<img src="$2" $1',
  );
  const body = html.slice(Math.max(0, html.search(/<en-note[\s>]/iu)));
  return blocksIn(parseHtml(body));
}

function picturesOf({ element, pictures }: XmlPart): (hash: string) => FilePicture | null {
  const byHash = new Map<string, Buffer>();
  for (const resource of allNamed(element, 'resource')) {
    const data = pictures[Number.parseInt(lineAt(resource, 'data'), 10)];
    if (data !== undefined && lineAt(resource, 'mime').startsWith('image/'))
      byHash.set(
        createHash('md5')
          .update(Buffer.from(data.toString('latin1'), 'base64'))
          .digest('hex'),
        data,
      );
  }
  return (hash) => {
    const data = byHash.get(hash.toLowerCase());
    return data === undefined ? null : base64Picture(data);
  };
}

/** Adds what Evernote knows of a note to what its text says. */
function complete(draft: RecipeDraft, note: Element, isOnly: boolean): RecipeDraft {
  const title = lineAt(note, 'title');
  const author = lineAt(note, 'author');
  const tags = allNamed(note, 'tag').map((tag) => oneLine(rawText(tag)));
  const isTitle = isOnly && title !== '';
  return {
    ...draft,
    title: isTitle ? title : draft.title,
    source_url: draft.source_url ?? webAddress(lineAt(note, 'source-url')),
    author: draft.author ?? (author === '' ? null : author),
    tags: tagList(draft.tags, tags),
    created_at: timeOf(lineAt(note, 'created')),
    findings: isTitle ? draft.findings.filter(({ field }) => field !== 'title') : draft.findings,
  };
}

async function* readNote(part: XmlPart): AsyncIterable<ReadItem> {
  const title: TextBlock = { ...PLAIN_BLOCK, text: lineAt(part.element, 'title'), level: 1 };
  const [first, ...others] = contentOf(part.element);
  // Many notes repeat their title in the first line.
  const content = first === undefined || first.text === title.text ? others : [first, ...others];
  yield* readDocument(splitRecipes([title, ...content]), picturesOf(part), (draft, isOnly) =>
    complete(draft, part.element, isOnly),
  );
}

/** Reads exports of Evernote, and of apps that write its format, note by note. */
export const evernoteReader: FileReader = {
  format: 'Evernote',
  recognizes: (file) => /<en-export[\s>]/u.test(file.head),
  read: async function* read(file) {
    yield* readParts(await utf8Bytes(file), 'note', 'data', readNote);
  },
};
