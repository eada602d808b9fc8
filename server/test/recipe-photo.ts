import sharp from 'sharp';

interface Print {
  readonly color?: string;
  readonly paper?: string;
}

/** A page with printed lines, as a photo of it would be: the first line is the title. */
export function printedPage(
  lines: readonly string[],
  { color = '#222', paper = '#fffdf5' }: Print = {},
): Promise<Buffer> {
  const texts = lines.map((line, at) => {
    const place = `x="90" y="${140 + at * 60}" font-size="${at === 0 ? 54 : 32}"`;
    return `<text ${place} font-family="DejaVu Serif, serif" fill="${color}">${line}</text>`;
  });
  const size = `width="1200" height="${lines.length * 60 + 200}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="${paper}"/>${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

export const ENGLISH_PAGE = [
  'Leek and potato soup',
  'Serves 4',
  '',
  'Ingredients',
  '3 large leeks',
  '500 g floury potatoes',
  '1/2 cup cream',
  '2 tbsp butter',
  '',
  'Method',
  '1. Slice the leeks and let them sweat in the butter for',
  '10 minutes, without letting them take any color.',
  '2. Simmer for 20 minutes, blend and stir in the cream.',
];

export const GERMAN_PAGE = [
  'Kartoffelsuppe',
  'Für 4 Personen',
  '',
  'Zutaten',
  '500 g mehlige Kartoffeln',
  '2 Möhren',
  '1 Zwiebel',
  '',
  'Zubereitung',
  '1. Das Gemüse schälen und in Würfel schneiden.',
  '2. In der Brühe 20 Minuten kochen lassen und würzen.',
];
