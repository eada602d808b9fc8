/** A line of text at a place of a page, in points from its lower left corner. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/gu, String.raw`\$&`);

const contentOf = (texts: readonly PdfText[]): string =>
  texts.map(({ text, x, y, size }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`).join('\n');

/** Builds a PDF with these texts on its pages, in Helvetica. Characters are those of cp1252. */
export function pdfOf(pages: readonly (readonly PdfText[])[]): Buffer {
  const kids = pages.map((_, page) => `${4 + page * 2} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, page) => {
      const content = contentOf(texts);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + page * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets: string[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(`${String(body.length).padStart(10, '0')} 00000 n \n`);
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(body + table + end, 'latin1');
}

/** Places lines below each other from the top of a page: [size, text]. */
export function pdfLines(lines: readonly (readonly [number, string])[], x = 72, top = 740): PdfText[] {
  let y = top;
  return lines.map(([size, text]) => {
    y -= size * 1.4;
    return { text, x, y, size };
  });
}
