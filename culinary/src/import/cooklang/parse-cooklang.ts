import type { CooklangItem, CooklangRecipe } from '#import/cooklang/cooklang-type';
import { readItems, unescaped } from '#import/cooklang/read-items';
import { readFrontMatter } from '#import/front-matter';
import type { ReadYaml } from '#import/text-format';
import { linesOf } from '#import/text-lines';

const BLOCK_COMMENT = /(?<!\\)\[-[^]*?-\]/gu;
const LINE_COMMENT = /(?<![-\\])--(?!-).*$/u;
const OLD_METADATA = /^>>\s*(?<key>[^:]{1,60}?)\s*:\s*(?<value>.*)$/u;
const SECTION = /^\s*=+\s*(?<name>.*)$/u;
const NOTE = /^\s*>\s?(?<note>.*)$/u;

/** Removes comments. An opening "[-" without an end stays. */
function withoutComments(text: string): string[] {
  const open = text.lastIndexOf('-]');
  const closed = text.slice(0, open + 2).replaceAll(BLOCK_COMMENT, '') + text.slice(open + 2);
  return linesOf(closed).flatMap((line) => {
    const rest = line.replace(LINE_COMMENT, '');
    // A line with nothing but a comment separates no steps.
    return rest.trim() === '' && line.trim() !== '' ? [] : [rest];
  });
}

/** Collects the sections, steps and notes line by line. */
class Collector {
  readonly metadata = new Map<string, unknown>();
  readonly sections: { readonly name: string; readonly steps: CooklangItem[][] }[] = [{ name: '', steps: [] }];
  readonly notes: string[] = [];
  private step: string[] = [];
  private note: string[] = [];

  add(line: string): void {
    const { key, value = '' } = OLD_METADATA.exec(line)?.groups ?? {};
    const note = line.startsWith('>>') ? undefined : NOTE.exec(line)?.groups?.['note'];
    const section = SECTION.exec(line)?.groups?.['name'];
    if (key === undefined && note === undefined && section === undefined && line.trim() !== '') {
      this.endNote();
      this.step.push(line);
      return;
    }
    this.endStep();
    if (note === undefined) this.endNote();
    else this.note.push(unescaped(note.trim()));
    if (key !== undefined) this.metadata.set(key.toLowerCase().replaceAll(/[\s_-]+/gu, ' '), value.trim());
    else if (section !== undefined) this.sections.push({ name: nameOf(section), steps: [] });
  }

  end(): void {
    this.endStep();
    this.endNote();
  }

  private endStep(): void {
    const items = readItems(this.step.join(' ').trim());
    if (items.length > 0) this.sections.at(-1)?.steps.push(items);
    this.step = [];
  }

  private endNote(): void {
    const note = this.note.join('\n').trim();
    if (note !== '') this.notes.push(note);
    this.note = [];
  }
}

/** Removes the marks behind a section's name. */
function nameOf(section: string): string {
  let end = section.length;
  while (end > 0 && /[=\s]/u.test(section.charAt(end - 1)) && section.charAt(end - 2) !== '\\') end -= 1;
  return unescaped(section.slice(0, end));
}

/** Parses a recipe in Cooklang (specification 8): https://github.com/cooklang/spec. Never throws. Linear. */
export function parseCooklang(text: string, readYaml?: ReadYaml): CooklangRecipe {
  const matter = readFrontMatter(text, readYaml);
  const collector = new Collector();
  for (const [key, value] of matter?.values ?? []) collector.metadata.set(key, value);
  for (const line of withoutComments(matter?.body ?? text)) collector.add(line);
  collector.end();
  return collector;
}
