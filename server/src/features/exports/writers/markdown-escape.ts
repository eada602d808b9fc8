/** Returns a text that means itself in Markdown: no emphasis, link, code, HTML, heading, list or quotation. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\*_`[\]<]/gu, String.raw`\$&`)
    .replaceAll(/^[#>|~+-]/gmu, String.raw`\$&`)
    .replaceAll(/^(\d+)(?=[.)])/gmu, '$1\\');
