import sharp from 'sharp';

const COARSENESS = 16;

/** A JPEG with the entropy of a phone photo: coarse shapes under fine grain. */
export async function makePhoto(width: number, height: number): Promise<Buffer> {
  const noise = (sigma: number) => ({ type: 'gaussian', mean: 128, sigma }) as const;
  const blank = { channels: 3, background: '#888' } as const;
  const [coarseWidth, coarseHeight] = [Math.round(width / COARSENESS), Math.round(height / COARSENESS)];
  const shapes = await sharp({ create: { ...blank, width: coarseWidth, height: coarseHeight, noise: noise(60) } })
    .png()
    .toBuffer();
  const grain = await sharp({ create: { ...blank, width, height, noise: noise(12) } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(shapes)
    .resize(width, height)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
