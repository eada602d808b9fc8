import { drawingUrl, newestDrawingUrl } from '@larder/contract/drawing';
import { PICTURE_WIDTHS, pictureUrl, pictureWidths } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';
import type { DishToDraw } from '@larder/culinary/dish-art-key';
import { useEffect, useMemo, useState } from 'react';

import { classNames } from '#ui/class-names.ts';

type DrawDish = (dish: DishToDraw) => string;

/** The drawing engine is loaded once, by the first picture that needs it. */
let engine: Promise<DrawDish> | undefined;
let loaded: DrawDish | null = null;

async function importEngine(): Promise<DrawDish> {
  try {
    const { drawDish } = await import('@larder/culinary/dish-art');
    loaded = drawDish;
    return drawDish;
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

function loadEngine(): Promise<DrawDish> {
  engine ??= importEngine();
  return engine;
}

/** The drawing as a data URL; null while the engine loads, or unless `wanted`. */
function useDrawing(recipe: PicturedRecipe, wanted: boolean): string | null {
  const [draw, setDraw] = useState<DrawDish | null>(() => loaded);
  useEffect(() => {
    if (!wanted || draw !== null) return undefined;
    let stale = false;
    const load = async (): Promise<void> => {
      try {
        const drawDish = await loadEngine();
        if (!stale) setDraw(() => drawDish);
      } catch {
        // Without the engine the box stays blank. The picture is decorative: the text beside it has all information.
      }
    };
    void load();
    return () => {
      stale = true;
    };
  }, [wanted, draw]);
  const { title, category } = recipe;
  // A string compares by value, so that an equal list in a new array does not redraw.
  const ingredients = (recipe.ingredients ?? []).join('\n');
  return useMemo(() => {
    if (!wanted || draw === null) return null;
    const drawing = draw({ title, category, ingredients: ingredients.split('\n') });
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }, [wanted, draw, title, category, ingredients]);
}

export interface PicturedRecipe {
  /** A saved recipe is drawn by the server, one without an id in the browser. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly category: string | null;
  /** Only for drawing in the browser. Cards in lists have none: the server draws from the full recipe. */
  readonly ingredients?: readonly string[] | undefined;
  /** The last part of the URL of its drawing, which changes with the recipe. */
  readonly drawing?: string | undefined;
  /** The photo in our picture store; without one the dish is drawn. Photos on other sites are never loaded. */
  readonly picture?: Picture | null | undefined;
  /** URLs of photo and drawing, if they differ from the public ones. */
  readonly pictureUrl?: ((width: number) => string) | undefined;
  readonly drawingUrl?: string | undefined;
}

export interface RecipePictureProps {
  recipe: PicturedRecipe;
  /** Alternative text; empty next to the title. */
  alt?: string;
  /** The rendered width, as a `sizes` attribute. */
  sizes?: string;
  /** Loads at once instead of lazily, for pictures that are visible when the page opens. */
  eager?: boolean;
  /** The main picture of the page, fetched with high priority. */
  main?: boolean;
  /** The whole picture is visible. A blurred copy fills the rest of the box. */
  whole?: boolean;
  /** Must set an aspect ratio and a width, so that loading does not shift the layout. */
  className?: string;
}

/** The approximate width of a card in a grid. */
const CARD_SIZES = '(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 7rem';

function listSources({ width }: Picture, urlOf: (width: number) => string): string {
  const widths = pictureWidths(width);
  // The largest file may have fewer pixels than its nominal width. The descriptor is the real width.
  return widths.map((nominal) => `${urlOf(nominal)} ${Math.min(nominal, width)}w`).join(', ');
}

function serverDrawingUrl(id: string, drawing: string | undefined): string {
  return drawing === undefined ? newestDrawingUrl(id) : drawingUrl({ id, drawing });
}

/** The recipe's photo, or its drawing if there is no photo or it fails to load. Drawings are deterministic. */
export function RecipePicture({
  recipe,
  alt = '',
  sizes = CARD_SIZES,
  eager = false,
  main = false,
  whole = false,
  className,
}: RecipePictureProps) {
  const { id, picture = null } = recipe;
  /** Ids of photos and URLs of drawings that failed to load. */
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [loadedId, setLoadedId] = useState<string | null>(null);
  const photo = picture !== null && !broken.includes(picture.id) ? picture : null;
  const urlOf = recipe.pictureUrl ?? ((width: number) => pictureUrl(photo?.id ?? '', width));
  const serverDrawing =
    photo === null && id !== undefined ? (recipe.drawingUrl ?? serverDrawingUrl(id, recipe.drawing)) : null;
  const isDrawnInBrowser = photo === null && (serverDrawing === null || broken.includes(serverDrawing));
  const browserDrawing = useDrawing(recipe, isDrawnInBrowser);
  const drawing = isDrawnInBrowser ? browserDrawing : serverDrawing;
  const markBroken = (idOrUrl: string) => setBroken((others) => [...others, idOrUrl]);

  const imageProps = {
    decoding: 'async',
    loading: eager || main ? 'eager' : 'lazy',
    fetchPriority: main ? 'high' : 'auto',
    className: `size-full ${whole ? 'object-contain' : 'object-cover'}`,
  } as const;
  const showsPreview = photo !== null && (whole || loadedId !== photo.id);
  return (
    <div
      className={classNames('overflow-hidden bg-paper-sunken bg-cover bg-center', className)}
      style={showsPreview ? { backgroundImage: `url("${photo.preview}")` } : undefined}
    >
      {photo !== null && (
        <img
          {...imageProps}
          key={photo.id}
          alt={alt}
          sizes={sizes}
          srcSet={listSources(photo, urlOf)}
          src={urlOf(PICTURE_WIDTHS[0])}
          width={photo.width}
          height={photo.height}
          onLoad={() => setLoadedId(photo.id)}
          onError={() => markBroken(photo.id)}
        />
      )}
      {drawing !== null && (
        <img {...imageProps} key={drawing} alt={alt} src={drawing} onError={() => markBroken(drawing)} />
      )}
    </div>
  );
}
