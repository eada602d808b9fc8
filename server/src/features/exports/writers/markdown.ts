import { writeFrontMatter } from '@larder/culinary/import/cooklang/write-front-matter';
import { stepHeadingsIn } from '@larder/culinary/steps/numbered-steps';

import type { ArchiveFile } from '#platform/archive.ts';

import { allTags, type ExportedRecipe } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { fileName, uniqueNames } from './file-names.ts';
import { escapeMarkdown } from './markdown-escape.ts';
import { webpFile } from './photo-files.ts';
import { type Group, groupLines, ingredientGroups, oneLine } from './text-in-lines.ts';
import { archiveWriter } from './writer.ts';

const inMarkdown = (line: string): string => escapeMarkdown(oneLine(line));

/** A block for each section, with its lines as a list. */
const sectionsOf = (groups: readonly Group[], mark: (at: number) => string): string[] => {
  let count = 0;
  return groups.flatMap(({ heading, lines }) => {
    const list = lines.map((line) => `${mark(count++)} ${inMarkdown(line)}`).join('\n');
    return [...(heading === null ? [] : [`### ${inMarkdown(heading)}`]), ...(list === '' ? [] : [list])];
  });
};

function documentOf(recipe: ExportedRecipe, photo: string | null): string {
  const { title, description, ingredients, instructions, equipment, notes } = recipe;
  const facts = { ...recipe, tags: allTags(recipe) };
  const blocks = [
    writeFrontMatter({ ...facts, description: null }),
    `# ${inMarkdown(title)}`,
    description === null ? '' : escapeMarkdown(description),
    photo === null ? '' : `![](${encodeURI(photo)})`,
    '## Ingredients',
    ...sectionsOf(ingredientGroups(ingredients), () => '-'),
    '## Instructions',
    ...sectionsOf(groupLines(instructions, stepHeadingsIn(instructions)), (at) => `${at + 1}.`),
    ...(equipment.length === 0 ? [] : ['## Equipment', equipment.map((tool) => `- ${inMarkdown(tool)}`).join('\n')]),
    ...(notes === null ? [] : ['## Notes', escapeMarkdown(notes)]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** A note for each recipe, with its facts as front matter and its photo beside it. */
export const markdownWriter = archiveWriter(() => {
  const nameOf = uniqueNames();
  return async function* files(whole): AsyncGenerator<ArchiveFile> {
    const recipe = withDetailsInNotes(whole, 'markdown');
    const name = nameOf(fileName(recipe.title));
    const photos = await Array.fromAsync(webpFile(recipe, name));
    yield { name: `${name}.md`, pieces: [documentOf(recipe, photos[0]?.name ?? null)] };
    yield* photos;
  };
});
