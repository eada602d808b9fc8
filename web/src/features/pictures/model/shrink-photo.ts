import { fitWithin, HEIC_REFUSAL, isHeic } from '#features/pictures/model/chosen-file.ts';
import { UnusablePhotoError } from '#features/pictures/model/picture-failure.ts';

/** Twice the largest size on screen, for high-density displays. */
const LONGEST_PIXELS = 3200;
const JPEG_QUALITY = 0.9;
const HEAD_BYTES = 12;

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function drawAsJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(bitmap, LONGEST_PIXELS));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // JPEG has no transparency; without this it would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
}

/**
 * Shrinks a photo that is larger than pages show, and converts HEIC to JPEG. Any other file is returned as it is; the server
 * validates it.
 * @throws UnusablePhotoError for a HEIC photo that the browser cannot decode
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const heic = isHeic(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const bitmap = await decode(file);
  if (bitmap === null) {
    if (heic) throw new UnusablePhotoError(HEIC_REFUSAL);
    return file;
  }
  try {
    if (!heic && Math.max(bitmap.width, bitmap.height) <= LONGEST_PIXELS) return file;
    const smaller = await drawAsJpeg(bitmap);
    if (smaller === null) return file;
    return heic || smaller.size < file.size ? smaller : file;
  } finally {
    bitmap.close();
  }
}
