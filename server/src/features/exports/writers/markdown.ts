import { writeFrontMatter } from '@larder/culinary/import/cooklang/write-front-matter';
import { numberedSteps, stepHeadingsIn } from '@larder/culinary/steps/numbered-steps';

import type { ArchiveFile } from '#platform/archive.ts';

import { allTags, type ExportedRecipe } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { uniqueNames } from './file-names.ts';
import { escapeMarkdown } from './markdown-escape.ts';
import { picturedName, stepWebpFiles, webpFile } from './photo-files.ts';
import { type Group, groupLines, ingredientGroups, oneLine } from './text-in-lines.ts';
import { archiveWriter } from './writer.ts';

const inMarkdown = (line: string): string => escapeMarkdown(oneLine(line));

/** Parentheses would end the address. */
const addressOf = (file: string): string => encodeURIComponent(file).replaceAll('(', '%28').replaceAll(')', '%29');
const pictureOf = (file: string | undefined): string => (file === undefined ? '' : `![](${addressOf(file)})`);

/** A block for each section, with its lines as a list. `after` is what follows a line, by its position in the list. */
const sectionsOf = (
  groups: readonly Group[],
  mark: (at: number) => string,
  after: (at: number) => string = () => '',
): string[] => {
  let count = 0;
  const itemOf = (line: string): string => {
    const at = count++;
    const below = after(at);
    return `${mark(at)} ${inMarkdown(line)}${below === '' ? '' : `\n   ${below}`}`;
  };
  return groups.flatMap(({ heading, lines }) => {
    const list = lines.map((line) => itemOf(line)).join('\n');
    return [...(heading === null ? [] : [`### ${inMarkdown(heading)}`]), ...(list === '' ? [] : [list])];
  });
};

/** The names of the files of photos, by the number of the step; 0 for the dish. */
type PhotoNames = ReadonlyMap<number, string>;

function documentOf(recipe: ExportedRecipe, photos: PhotoNames): string {
  const { title, description, ingredients, instructions, equipment, notes } = recipe;
  const facts = { ...recipe, tags: allTags(recipe) };
  const blocks = [
    writeFrontMatter({ ...facts, description: null }),
    `# ${inMarkdown(title)}`,
    description === null ? '' : escapeMarkdown(description),
    pictureOf(photos.get(0)),
    '## Ingredients',
    ...sectionsOf(ingredientGroups(ingredients), () => '-'),
    '## Instructions',
    ...sectionsOf(
      groupLines(instructions, stepHeadingsIn(instructions)),
      (at) => `${at + 1}.`,
      (at) => pictureOf(photos.get(at + 1)),
    ),
    ...(equipment.length === 0 ? [] : ['## Equipment', equipment.map((tool) => `- ${inMarkdown(tool)}`).join('\n')]),
    ...(notes === null ? [] : ['## Notes', escapeMarkdown(notes)]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** A note for each recipe, with its facts as front matter and its photos beside it: "Soup.webp", and "Soup.1.webp" of the first step. */
export const markdownWriter = archiveWriter(() => {
  const nameOf = uniqueNames();
  return async function* files(whole): AsyncGenerator<ArchiveFile> {
    const recipe = withDetailsInNotes(whole, 'markdown');
    const name = nameOf(picturedName(recipe.title));
    const numbers = new Map(numberedSteps(recipe.instructions).map(({ index, number }) => [index, number]));
    const photos = new Map<number, string>();
    for await (const file of webpFile(recipe.photo, name)) {
      photos.set(0, file.name);
      yield file;
    }
    for await (const file of stepWebpFiles(recipe, (step) =>
      numbers.has(step) ? `${name}.${numbers.get(step)}` : undefined,
    )) {
      photos.set(numbers.get(file.step) ?? 0, file.name);
      yield file;
    }
    yield { name: `${name}.md`, pieces: [documentOf(recipe, photos)] };
  };
});
