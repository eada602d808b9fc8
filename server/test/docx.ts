import { zipOf } from './zip.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const WP =
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

/** Paragraphs of a Word document. */
export const docx = {
  heading: (level: number, text: string): string => paragraph(run(text), `<w:pStyle w:val="Heading${level}"/>`),
  bold: (text: string): string => paragraph(run(text, '<w:b/>')),
  text: (text: string): string => paragraph(run(text)),
  bullet: (text: string): string => paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
  numbered: (text: string): string =>
    paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>'),
  row: (...cells: readonly string[]): string =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`,
  table: (...rows: readonly string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`,
  picture: (): string =>
    paragraph(
      '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
    ),
};

const numbering = `<w:numbering ${W}>${['bullet', 'decimal']
  .map(
    (format, at) =>
      `<w:abstractNum w:abstractNumId="${at}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`,
  )
  .join(
    '',
  )}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;

const styles = `<w:styles ${W}>${[1, 2, 3]
  .map(
    (level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
  )
  .join('')}</w:styles>`;

/** Builds a Word document of these paragraphs, with further files of the archive. */
export async function docxOf(
  paragraphs: readonly string[],
  files: Readonly<Record<string, string | Buffer>> = {},
): Promise<Buffer> {
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${RELATIONS}/numbering" Target="numbering.xml"/><Relationship Id="rId9" Type="${RELATIONS}/image" Target="media/image1.png"/></Relationships>`,
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    'word/document.xml': `<w:document ${W} ${R} ${A} ${WP}><w:body>${paragraphs.join('')}</w:body></w:document>`,
    ...files,
  });
}
